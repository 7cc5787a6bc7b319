"""Derives the starter (with blanks) and the shown solution from a solution with markers.

The markers are trailing comments, see docs/architecture.md:

>>> starter, solution = derive("hit3 = (ranks <= 3).mean()  # ___: <=\\n")
>>> starter
'hit3 = (ranks ___ 3).mean()\\n'
>>> solution
'hit3 = (ranks <= 3).mean()\\n'
"""

from __future__ import annotations

import ast
import io
import itertools
import re
import tokenize

BLANK = "___"
_MARKER = re.compile(r"#\s*___(?P<rest>.*)$")
_BEGIN = re.compile(r"\s+begin(?::\s*(?P<comment>.*))?$")
_END = re.compile(r"\s+end$")
_NTH = re.compile(r"(?P<text>.+)@(?P<nth>[1-9]\d*)$")


class StarterError(Exception):
    """A marker that cannot be applied: its line, what is wrong, how to mend it."""

    def __init__(self, line: int, what: str, fix: str) -> None:
        self.line = line
        self.what = what
        self.fix = fix
        super().__init__(f"line {line}: {what} ({fix})")


def derive(source: str) -> tuple[str, str]:
    """``(starter, solution without markers)``. Raises :class:`StarterError`."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise StarterError(
            error.lineno or 1, f"is not valid Python: {error.msg}", "make the program run"
        ) from error
    markers = _markers(source)
    starter: list[str] = []
    solution: list[str] = []
    open_block: int | None = None
    for number, line in enumerate(source.splitlines(), 1):
        marker = markers.get(number)
        if marker is None:
            solution.append(line)
            if open_block is None:
                starter.append(line)
            continue
        column, rest = marker
        code = line[:column].rstrip()
        begin, end = _BEGIN.match(rest), _END.match(rest)
        if begin or end:
            if code:
                raise StarterError(number, "code before a block marker", "give it its own line")
            if bool(begin) == (open_block is not None):
                what = "a block inside a block" if begin else "'# ___ end' without a begin"
                raise StarterError(number, what, "pair '# ___ begin' with '# ___ end'")
            open_block = number if begin else None
            if begin and begin["comment"]:
                starter.append(f"{line[:column]}# {begin['comment'].strip()}")
            if begin and column:
                # Inside a function: it shows where to write, and an empty body is no Python.
                starter.append(f"{line[:column]}{BLANK}")
            continue
        if open_block is not None:
            raise StarterError(number, "a marker inside a hidden block", "remove the marker")
        solution.append(code)
        rest = rest.strip()
        if rest.startswith(":"):
            starter.append(_hide_pieces(code, rest[1:].strip(), number))
        elif not rest:
            first, text = _hide_value(source, tree, number)
            del starter[len(starter) - (number - first) :]
            starter.extend(text)
        else:
            raise StarterError(
                number,
                f"unknown marker '# ___{marker[1]}'",
                "use '# ___: piece', '# ___' or a block",
            )
    if open_block is not None:
        raise StarterError(open_block, "'# ___ begin' without an end", "add '# ___ end'")
    return _join(starter), _join(solution)


def _markers(source: str) -> dict[int, tuple[int, str]]:
    """Line number -> (column of the comment, what follows ``# ___``)."""
    found: dict[int, tuple[int, str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            match = _MARKER.match(token.string)
            if match:
                found[token.start[0]] = (token.start[1], match["rest"])
    return found


def _hide_pieces(code: str, pieces: str, number: int) -> str:
    spans: list[tuple[int, int]] = []
    for piece in pieces.split(" | "):
        piece = piece.strip()
        nth = _NTH.match(piece)
        text = nth["text"] if nth else piece
        if not text:
            raise StarterError(number, "an empty piece to hide", "name the text after '# ___:'")
        starts = [match.start() for match in re.finditer(re.escape(text), code)]
        if nth is None and len(starts) > 1:
            raise StarterError(
                number, f"'{text}' occurs {len(starts)} times", f"say which one: '{text}@1'"
            )
        wanted = int(nth["nth"]) if nth else 1
        if len(starts) < wanted:
            raise StarterError(
                number, f"'{piece}' does not occur in this line", "copy the text to hide exactly"
            )
        spans.append((starts[wanted - 1], starts[wanted - 1] + len(text)))
    spans.sort()
    for (_, before), (after, _) in itertools.pairwise(spans):
        if after < before:
            raise StarterError(number, "pieces overlap", "hide them as one piece")
    for start, end in reversed(spans):
        code = code[:start] + BLANK + code[end:]
    return code


def _hide_value(source: str, tree: ast.Module, number: int) -> tuple[int, list[str]]:
    """The statement that ends on this line, its value hidden: (its first line, its lines)."""
    lines = source.splitlines()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Return)
            and node.value is not None
            and node.end_lineno == number
        ):
            value = node.value
            start = len(lines[value.lineno - 1].encode()[: value.col_offset].decode())
            # Brackets around a value are not part of its node: hide from after the '='.
            head = lines[value.lineno - 1][:start].rstrip(" (")
            kept = lines[node.lineno - 1 : value.lineno - 1]
            return node.lineno, [*kept, f"{head} {BLANK}"]
    raise StarterError(
        number, "no assignment ends on this line", "put '# ___' after 'name = value'"
    )


def _join(lines: list[str]) -> str:
    text = "\n".join(lines).strip("\n")
    return text + "\n" if text else ""
