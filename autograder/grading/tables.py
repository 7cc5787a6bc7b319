"""grades.csv, as the contract has it: one row per submission, opened by Excel with Thai intact."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from autograder.content.chapter import Chapter
from autograder.grading.standing import Standing

FIXED = ("student_id", "name", "file", "status", "score", "max_score", "percent")
LAST = "notes"
"""The last column: keys of `words.NOTES`, separated by spaces."""


class Grades:
    """The table being written: a context manager; the file appears when it is complete."""

    def __init__(self, path: Path, chapters: Mapping[str, Chapter]) -> None:
        self.columns = exercise_columns(chapters)
        self.file = replacing(path)

    def __enter__(self) -> Grades:
        self.writer = csv.writer(self.file.__enter__(), lineterminator="\r\n")
        self.writer.writerow([*FIXED, *self.columns.values(), LAST])
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.file.__exit__(kind, error, trace)

    def add(self, group: Sequence[Standing]) -> None:
        """The rows of one learner. `chapters` given at the start: those that were handed in."""
        for standing in group:
            self.writer.writerow(_row(standing, self.columns))


def exercise_columns(chapters: Mapping[str, Chapter]) -> dict[tuple[str, str], str]:
    """(chapter, exercise) → column: the exercise's id, with the chapter's where two share one."""
    pairs = [(c.id, e) for c in chapters.values() for e in c.exercises]
    ids = [exercise for _, exercise in pairs]
    return {(c, e): e if ids.count(e) == 1 else f"{c}/{e}" for c, e in pairs}


def _row(standing: Standing, columns: Mapping[tuple[str, str], str]) -> list[str]:
    record, score = standing.record, standing.score
    verdicts = {answer.exercise: answer.verdict for answer in record.answers}
    row = [
        safe_cell(record.student_id),
        safe_cell(record.name),
        safe_cell(record.file),
        record.status,
        number(score.points),
        number(score.max_points),
        number(score.percent),
    ]
    for chapter, exercise in columns:
        row.append(verdicts.get(exercise, "") if chapter == record.chapter else "")
    notes = [*standing.notes]
    if record.reason:
        notes.insert(0, record.reason)
    return [*row, " ".join(notes)]


def number(value: float) -> str:
    """A number without needless digits: 10, 7.5, 0.3333."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def shown(value: float) -> str:
    """A number for people: two places at most.

    >>> shown(19.3333), shown(26.0), shown(7.5)
    ('19.33', '26', '7.5')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def safe_cell(text: str) -> str:
    """`text` so that no spreadsheet takes it for a formula.

    >>> safe_cell("=HYPERLINK(1)"), safe_cell("สมชาย, ใจดี")
    ("'=HYPERLINK(1)", 'สมชาย, ใจดี')
    """
    formula = text.lstrip()[:1] in set("=+-@|%") or text[:1] in set("\t\r")
    return f"'{text}" if formula and text else text


class replacing:
    """A text file that appears under its name only when it is complete (BOM: Excel needs it)."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> TextIO:
        descriptor, self.temporary = tempfile.mkstemp(dir=self.path.parent, prefix=".writing-")
        self.stream = os.fdopen(descriptor, "w", encoding="utf-8-sig", newline="")
        return self.stream

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.stream.close()
        if kind is None:
            Path(self.temporary).chmod(0o644)
            Path(self.temporary).replace(self.path)
        else:
            Path(self.temporary).unlink()
