"""Decides which code of a submission answers which exercise.

The label in a cell's metadata decides. Where it is lost (cells copied through a text editor or a
chat, cells merged or split) the cell is found again by what it assigns and by the heading above it,
and a note says so. Every rule here is about the honest learner whose notebook was knocked about;
none can turn a wrong answer into a right one, because the code is judged all the same.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from autograder.checking.source import normal
from autograder.grading.submission import Cell, Submission

_KEYWORDS = {"if", "for", "while", "with", "return", "and", "or", "not", "in", "is", "lambda"}
_ASSIGNMENT = re.compile(
    r"^[ \t]*([^\W\d]\w*(?:[ \t]*,[ \t]*[^\W\d]\w*)*)[ \t]*(?::[^=\n]+)?=(?!=)", re.M
)


@dataclass(frozen=True)
class Wanted:
    """What has to be known of an exercise to find its answer."""

    id: str
    title: str
    variables: frozenset[str]


@dataclass(frozen=True)
class Answer:
    """The code that counts for an exercise, and keys (`words.NOTES`) of how it was found."""

    exercise: str
    code: str
    cells: tuple[int, ...]
    notes: tuple[str, ...] = ()


def choose(
    submission: Submission, wanted: Sequence[Wanted], given: Sequence[str] = ()
) -> dict[str, Answer]:
    """The answer to each exercise of `wanted` that the submission holds; no entry means missing.

    Cells labelled with an exercise that is not among `wanted` are treated as unlabelled; a cell
    that ends in one of `given`, the chapters' given code, is nobody's answer: it may well define a
    function that another chapter asks for.
    """
    by_id = {exercise.id: exercise for exercise in wanted}
    labelled: dict[str, list[Cell]] = {}
    loose: list[Cell] = []
    for cell in submission.cells:
        if not cell.source.strip():
            continue
        if cell.exercise in by_id:
            labelled.setdefault(cell.exercise or "", []).append(cell)
        elif not normal(cell.source).rstrip().endswith(tuple(given)):
            loose.append(cell)
    answers = {id: _one_of(by_id[id], cells) for id, cells in labelled.items()}
    _find_loose(answers, by_id, loose)
    _find_merged(answers, by_id, labelled)
    return answers


def assigned(code: str) -> frozenset[str]:
    """Names that `code` binds at any level; by pattern where it is not valid Python.

    >>> sorted(assigned("a, b = 1, 2\\nfor c in []: d += 1"))
    ['a', 'b', 'c', 'd']
    >>> sorted(assigned("def f(k): return k"))
    ['f']
    >>> sorted(assigned("hit3 = (ranks ___ 3)"))
    ['hit3']
    """
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return frozenset(_by_pattern(code))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
    return frozenset(found)


def _by_pattern(code: str) -> Iterable[str]:
    for match in _ASSIGNMENT.finditer(code):
        for name in match[1].split(","):
            if name.strip() not in _KEYWORDS:
                yield name.strip()


def _one_of(exercise: Wanted, cells: Sequence[Cell]) -> Answer:
    """The later of several cells counts; the parts of one that was split count together."""
    last = cells[-1]
    if len(cells) == 1:
        return Answer(exercise.id, last.source, (last.index,))
    whole = "\n".join(cell.source for cell in cells)
    each = [assigned(cell.source) for cell in cells]
    complete = [exercise.variables <= names for names in each]
    if not any(complete) and exercise.variables <= frozenset().union(*each):
        indexes = tuple(cell.index for cell in cells)
        return Answer(exercise.id, whole, indexes, ("split_cell",))
    return Answer(exercise.id, last.source, (last.index,), ("duplicate_cell",))


def _find_loose(
    answers: dict[str, Answer], wanted: Mapping[str, Wanted], loose: Sequence[Cell]
) -> None:
    """Unlabelled cells, each for at most one missing exercise; the later cell counts."""
    missing = {id: exercise for id, exercise in wanted.items() if id not in answers}
    found: dict[str, list[Cell]] = {}
    for cell in loose:
        exercise = _best(cell, missing.values(), wanted.values())
        if exercise:
            found.setdefault(exercise.id, []).append(cell)
    for id, cells in found.items():
        notes = ("found_by_content", *(("duplicate_cell",) if len(cells) > 1 else ()))
        answers[id] = Answer(id, cells[-1].source, (cells[-1].index,), notes)


def _best(cell: Cell, missing: Iterable[Wanted], every: Iterable[Wanted]) -> Wanted | None:
    names = assigned(cell.source)
    titled = [e for e in every if e.title and e.title in cell.heading]
    candidates = []
    for exercise in missing:
        own = exercise in titled
        if (own and names & exercise.variables) or (not titled and exercise.variables <= names):
            # A cell that assigns hit1 and hit3 answers the exercise that asks for both.
            candidates.append((own, len(exercise.variables), exercise.id, exercise))
    if not candidates:
        return None
    best = max(candidates, key=lambda c: (c[0], c[1], c[2]))[3]
    larger = [e for e in every if best.variables < e.variables <= names]
    return None if larger and best not in titled else best


def _find_merged(
    answers: dict[str, Answer], wanted: Mapping[str, Wanted], labelled: Mapping[str, Sequence[Cell]]
) -> None:
    """Two exercises' cells merged into one: it counts for both if their variables are all there.

    Only where the two share no variable: a cell for hit1 and hit3 is no answer to another exercise
    that happens to ask for hit3, whose own cell was deleted.
    """
    for exercise in wanted.values():
        if exercise.id in answers:
            continue
        for label, cells in labelled.items():
            cell = cells[-1]
            apart = not (exercise.variables & wanted[label].variables)
            if apart and exercise.variables <= assigned(cell.source):
                answers[exercise.id] = Answer(
                    exercise.id, cell.source, (cell.index,), ("merged_cell",)
                )
