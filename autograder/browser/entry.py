"""What the page's worker calls. JSON text in, JSON text out; no proxies cross the border.

>>> setup("/course")                                                        # doctest: +SKIP
>>> needs('{"version": 1, "chapter": "evaluate", "exercise": "mrr", "code": "…"}')  # doctest: +SKIP
'["numpy"]'
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from autograder import checking
from autograder.browser import needs as needed
from autograder.browser.cells import Cell, Session, run
from autograder.checking.isolation import Listener
from autograder.checking.values import dumps
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.content.loader import load_exercise, load_shell

VERSION = 1
_state: dict[str, Any] = {"root": Path(), "chapters": {}, "sessions": {}}


def setup(root: str) -> None:
    """Sets the folder that holds ``exercises/`` and ``data/``; forgets everything before."""
    _state.update(root=Path(root), chapters={}, sessions={})


def chapter(id: str) -> Chapter:
    """A chapter, read once; its exercises are read when they are asked for."""
    chapters: dict[str, Chapter] = _state["chapters"]
    if id not in chapters:
        chapters[id] = load_shell(_state["root"], id)
    return chapters[id]


def exercise(chapter_id: str, id: str) -> tuple[Chapter, Exercise]:
    """An exercise and its chapter, read once."""
    current = chapter(chapter_id)
    exercises: dict[str, Exercise] = current.memo.setdefault("exercises", {})
    if id not in exercises:
        exercises[id] = load_exercise(_state["root"], chapter_id, id, current)
    return current, exercises[id]


def grade_json(request: str) -> str:
    """Checks an exercise: border 1's request to its report."""
    return checking.grade_json(request, exercise)


def run_cell(request: str, on_text: Listener | None = None) -> str:
    """Runs a free cell in the page's namespace, or an exercise's code in a fresh one.

    ``on_text(stream, text)`` is called as the program prints; the result holds it all again.
    """
    plain = _read(request)
    current = chapter(plain["chapter"])
    code = str(plain["code"])
    if plain.get("exercise"):
        result = run(current, code, {"__name__": "__main__"}, on_text)
    else:
        cell = str(plain.get("cell"))
        result = _session(current).run(cell, code, _cells(plain), on_text)
    return dumps(result.to_plain())


def needs(request: str) -> str:
    """The modules to load before a request runs, as a JSON list. ``grade: true`` asks for a check.

    Requests with an exercise and no ``cell`` key are taken as checks unless ``grade`` is false.
    """
    plain = _read(request)
    current = chapter(plain["chapter"])
    code = str(plain["code"])
    if plain.get("exercise"):
        grade = bool(plain.get("grade", "cell" not in plain))
        _, task = exercise(current.id, plain["exercise"])
        return json.dumps(needed.for_exercise(current, task, code, grade))
    before = _session(current).before(code, _cells(plain))
    return json.dumps(needed.for_programs(current, [*(cell.code for cell in before), code]))


def reset(id: str) -> None:
    """Forgets what the free cells of a chapter have defined."""
    _state["sessions"].pop(id, None)


def _session(current: Chapter) -> Session:
    sessions: dict[str, Session] = _state["sessions"]
    if current.id not in sessions:
        sessions[current.id] = Session(current)
    return sessions[current.id]


def _cells(plain: dict[str, Any]) -> list[Cell]:
    return [Cell(str(cell["cell"]), str(cell["code"])) for cell in plain.get("before") or []]


def _read(request: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(request)
    if plain.get("version") != VERSION:
        raise ValueError(f"version {plain.get('version')!r} is not {VERSION}")
    return plain
