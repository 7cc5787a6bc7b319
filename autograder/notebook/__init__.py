"""``check("mrr")`` in a notebook: the same checker as the page's and the grader's.

>>> from autograder.notebook import check
>>> check("mrr", code="mrr = round(float((1 / ranks).mean()), 4)")    # doctest: +SKIP
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from autograder.checking import Report
from autograder.checking import check as judge
from autograder.content import Chapter, ContentError, Exercise, load_chapter, load_course
from autograder.notebook.history import last_source
from autograder.notebook.view import Shown, notice

__all__ = ["check", "report"]

_chapters: dict[tuple[Path, str], Chapter] = {}


def check(
    exercise: str,
    code: str | None = None,
    *,
    chapter: str | None = None,
    root: str | Path | None = None,
) -> None:
    """Checks an exercise and shows the report.

    Without ``code`` it takes the cell that was run last and assigns one of the exercise's answers
    (a cell with ``check(…)`` below the answer counts). Each exercise is judged on its own, in a
    fresh namespace with the chapter's given names, as in the page and when it is handed in.
    """
    _show(report(exercise, code, chapter=chapter, root=root))


def report(
    exercise: str,
    code: str | None = None,
    *,
    chapter: str | None = None,
    root: str | Path | None = None,
) -> Report | str:
    """Like :func:`check`, but returns the report (or the Thai notice why there is none)."""
    try:
        found, task = _find(exercise, chapter, find_root(root))
    except ContentError:
        return notice("no_course")
    except KeyError as missing:
        return notice("no_exercise", id=exercise, known=str(missing.args[0]))
    if code is None:
        code = last_source(_inputs(), task)
        if code is None:
            return notice("not_run", names=", ".join(task.variable_names))
    return judge(found, task, code)


def find_root(root: str | Path | None = None) -> Path:
    """The folder with ``exercises/``: as given, else inside the package, else above the notebook.

    Raises :class:`ContentError` when there is none.
    """
    if root is not None:
        return Path(root)
    here = Path.cwd()
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "course", package.parent, here, *here.parents):
        if (folder / "exercises" / "course.toml").is_file():
            return folder
    raise ContentError("exercises/course.toml", "is nowhere to be found", "give root=…")


def _find(exercise: str, chapter: str | None, root: Path) -> tuple[Chapter, Exercise]:
    ids = [chapter] if chapter else load_course(root).chapters
    known: list[str] = []
    same: list[tuple[Chapter, Exercise]] = []
    for id in ids:
        if (root, id) not in _chapters:
            _chapters[root, id] = load_chapter(root, id)
        found = _chapters[root, id]
        if exercise in found.exercises:
            same.append((found, found.exercises[exercise]))
        known += found.exercises
    if not same:
        raise KeyError(", ".join(known))
    # Two chapters may have an exercise of the same name: the one that an answer is there for.
    inputs = _inputs()
    return next((pair for pair in same if last_source(inputs, pair[1]) is not None), same[0])


def _inputs() -> list[str]:
    """The sources of the cells run so far, oldest first; empty outside a notebook."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython is not None else None
    if shell is None:
        return []
    inputs = shell.user_ns.get("In")
    return [text for text in inputs if isinstance(text, str)] if isinstance(inputs, list) else []


def _show(result: Report | str) -> None:
    ipython = sys.modules.get("IPython")
    if ipython is None or ipython.get_ipython() is None:
        print(Shown(result))
        return
    from IPython import display

    show: Any = display.display
    show(Shown(result))
