"""Runs the page's free cells: one shared namespace per chapter, outputs as plain data."""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from autograder.checking import messages, source
from autograder.checking import namespace as given
from autograder.checking.errors import diagnose, explain
from autograder.checking.isolation import Listener, Transcript, guard
from autograder.checking.result import RunError
from autograder.checking.tables import table
from autograder.checking.values import clean
from autograder.content import names
from autograder.content.chapter import Chapter

MAX_REPR = 20_000
MAX_PRINTED = 100_000


@dataclass(frozen=True)
class Cell:
    """A cell's id and code."""

    id: str
    code: str


@dataclass
class CellResult:
    """What a run gave: outputs in order, and the error if one was raised."""

    outputs: list[dict[str, Any]] = field(default_factory=list)
    error: RunError | None = None
    before: str | None = None  # the earlier cell that raised instead of this one

    def to_plain(self) -> dict[str, Any]:
        """The result as border 1 writes it."""
        error: dict[str, Any] | None = None
        if self.error is not None:
            explanation = explain(self.error)[1]
            if self.before is not None:
                explanation = messages.text("error.before", name=self.before, other=explanation)
            error = {
                "type": self.error.type,
                "line": self.error.line if self.before is None else None,
                "original": self.error.original,
                "explanation": explanation,
            }
        return {"version": 1, "outputs": self.outputs, "error": error}


class Session:
    """The shared namespace of a page's free cells."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.names: dict[str, Any] = {"__name__": "__main__", "__builtins__": builtins}
        self.ran: set[str] = set()

    def before(self, code: str, before: Sequence[Cell]) -> list[Cell]:
        """The earlier cells that ``code`` needs and that must run first."""
        return needed_before(code, before, self.names, self.chapter.given.names, self.ran)

    def run(
        self, cell: str, code: str, before: Sequence[Cell] = (), on_text: Listener | None = None
    ) -> CellResult:
        """Runs a cell; earlier cells first where it uses names that only they define.

        ``on_text`` hears what the cell itself prints, while it runs.
        """
        for earlier in self.before(code, before):
            result = run(self.chapter, earlier.code, self.names)
            if result.error is not None:
                result.before, result.outputs = earlier.id, []
                return result
            self.ran.add(earlier.id)
        result = run(self.chapter, code, self.names, on_text)
        # A cell that failed half-way is run again before others that build on it.
        (self.ran.discard if result.error else self.ran.add)(cell)
        return result


def needed_before(
    code: str,
    before: Sequence[Cell],
    there: Iterable[str],
    given_names: Iterable[str],
    ran: Iterable[str] = (),
) -> list[Cell]:
    """The earlier cells to run first, in page order.

    For a name that is not ``there``: the nearest cell that defines it, and cells after that one
    which write into it (``table["hit"] = …``). For a given name: cells not ``ran`` yet that define
    it anew or write into it.

    >>> cells = [Cell("a", "x = {}"), Cell("b", "x['k'] = 1"), Cell("c", "z = 1")]
    >>> [cell.id for cell in needed_before("print(x)", cells, (), ())]
    ['a', 'b']
    """
    given_set, done = set(given_names), set(ran)
    there = set(there) - given_set
    known = there | set(dir(builtins))
    trees = [_tree(cell.code) for cell in before]
    bound = [set(names.bound(tree.body)) for tree in trees]
    written = [
        {
            name
            for node in tree.body
            if not isinstance(node, ast.Expr)
            for name in names.changed(node)
        }
        for tree in trees
    ]
    chosen: set[int] = set()

    def need(tree: ast.Module, place: int) -> None:
        for name in names.used(tree) - known:
            for earlier in range(place - 1, -1, -1):
                fresh = earlier not in chosen and (
                    name not in given_set or before[earlier].id not in done
                )
                if name in written[earlier] and fresh:
                    chosen.add(earlier)
                    need(trees[earlier], earlier)
                if name in bound[earlier]:
                    break

    need(_tree(code), len(trees))
    return [before[place] for place in sorted(chosen)]


def _tree(code: str) -> ast.Module:
    try:
        return source.parse(code)
    except SyntaxError:
        return ast.Module([], [])


def run(
    chapter: Chapter, code: str, namespace: dict[str, Any], on_text: Listener | None = None
) -> CellResult:
    """Runs ``code`` in ``namespace``, which gets the given names that it lacks.

    ``on_text(stream, text)`` hears what is printed while it is.
    """
    result = CellResult()
    with guard(chapter.root, Transcript(MAX_PRINTED, on_text), True) as transcript:
        try:
            tree = source.parse(code)
            last = _split_last(tree)
            body = source.compiled(tree)
            tail = source.compiled(last) if last else None
        except SyntaxError as broken:
            result.error = diagnose(broken, code, namespace, chapter.given.names)
            return result
        shown = _Shown(transcript, result.outputs)
        wanted = source.wanted_names(tree, chapter.given.names)
        if last is not None:
            wanted |= source.wanted_names(last, chapter.given.names)
        whole = ast.Module([*tree.body, *([ast.Expr(last.body)] if last else [])], [])
        if _uses_figures(whole, chapter, wanted):
            _figures().prepare()
        missing = wanted - set(namespace)
        if missing:
            for name, value in given.build(chapter, None, missing).items():
                namespace.setdefault(name, value)
        namespace.setdefault("display", shown.display)
        if isinstance(getattr(namespace["display"], "__self__", None), _Shown):
            namespace["display"] = shown.display
        try:
            exec(body, namespace)
            if tail is not None:
                value = eval(tail, namespace)
                if value is not None and not _silent(code):
                    shown.display(value, last=True)
        except BaseException as raised:
            result.error = diagnose(raised, code, namespace, chapter.given.names)
        shown.flush(end=True)
        try:
            result.outputs.extend(_figures().take() if _drawn() else [])
        except Exception as raised:  # a figure that cannot be drawn is the learner's error
            result.error = result.error or diagnose(raised, code, namespace, ())
    return result


class _Shown:
    """Puts what is displayed between what is printed, in order."""

    def __init__(self, transcript: Transcript, outputs: list[dict[str, Any]]) -> None:
        self.transcript = transcript
        self.outputs = outputs

    def flush(self, end: bool = False) -> None:
        for name, text in self.transcript.take():
            self.outputs.append({"type": "stream", "name": name, "text": text})
        notice = self.transcript.take_notice() if end else None
        if notice:
            self.outputs.append({"type": "stream", "name": "stdout", "text": f"\n{notice}\n"})

    def display(self, *values: object, last: bool = False) -> None:
        """``display(x)`` of a notebook."""
        for value in values:
            self.flush()
            shown = _output(value, last)
            if shown is not None:
                self.outputs.append(shown)


def _output(value: object, last: bool) -> dict[str, Any] | None:
    pandas = sys.modules.get("pandas")
    if pandas is not None and type(value) is pandas.DataFrame:
        return table(value)
    pyplot = sys.modules.get("matplotlib.pyplot")
    if pyplot is not None:
        figure = sys.modules["matplotlib.figure"].Figure
        if isinstance(value, figure):
            if getattr(value, "number", None) in pyplot.get_fignums():
                if last:
                    return None  # it is taken with the open figures
                pyplot.close(value)
            draw = _figures()
            return {"type": "svg", "svg": draw.to_svg(value), "alt": draw.describe(value)}
        if last and pyplot.get_fignums() and _is_drawn(value):
            return None
    text = clean(repr(value))
    if len(text) > MAX_REPR:
        text = text[:MAX_REPR] + "…"
    return {"type": "text", "text": text}


def _figures() -> ModuleType:
    """Imported when a program draws: other programs do not pay for it."""
    from autograder.checking import figures

    return figures


def _drawn() -> bool:
    return "matplotlib.pyplot" in sys.modules


def _is_drawn(value: object) -> bool:
    """What plotting calls return (axes, lines, bars): the figure says it better than its repr."""
    if isinstance(value, list | tuple):
        return bool(value) and all(_is_drawn(item) for item in value)
    return type(value).__module__.startswith("matplotlib")


def _split_last(tree: ast.Module) -> ast.Expression | None:
    """Takes a last expression out of ``tree``: its value is shown."""
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        return ast.Expression(tree.body.pop().value)  # type: ignore[attr-defined]
    return None


def _silent(code: str) -> bool:
    """A last line that ends with ``;`` shows nothing, as in a notebook."""
    lines = [line for line in code.splitlines() if line.strip()]
    return bool(lines) and lines[-1].partition("#")[0].rstrip().endswith(";")


def _uses_figures(tree: ast.Module, chapter: Chapter, wanted: set[str]) -> bool:
    modules = names.imported_modules(tree) | chapter.given.modules(wanted, chapter.cached)
    return "matplotlib" in modules or draws(tree) or "matplotlib.pyplot" in sys.modules


def draws(tree: ast.AST) -> bool:
    """Whether a program plots through pandas (``table.plot()``), which imports matplotlib."""
    plotting = {"plot", "hist", "boxplot"}
    return any(isinstance(node, ast.Attribute) and node.attr in plotting for node in ast.walk(tree))
