"""From records to standings: which file of a learner counts, and what its score is.

The rules of `[grading]` are applied here, when reports are made, so that a changed deadline or
weight needs no program to be run again.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from autograder.content.chapter import Chapter
from autograder.grading.gradebook import Gradebook, Record
from autograder.grading.rules import Mark, Rules, Score


@dataclass(frozen=True)
class Standing:
    """One submission with its score. `counts` is False for a file that a newer one replaces."""

    record: Record
    score: Score
    counts: bool
    notes: tuple[str, ...] = ()
    """The record's notes and those that only the whole class can tell (superseded, late)."""


def standings(
    book: Gradebook, chapters: Mapping[str, Chapter], rules: Rules
) -> Iterator[list[Standing]]:
    """All submissions, one list per learner (by id), chapters in order, older files first."""
    for _student, records in itertools.groupby(book.records(), key=lambda r: r.student_id):
        found: list[Standing] = []
        for chapter_id, same in itertools.groupby(records, key=lambda r: r.chapter):
            found += _of_chapter(list(same), chapters.get(chapter_id or ""), rules)
        yield found


def _of_chapter(records: list[Record], chapter: Chapter | None, rules: Rules) -> Iterable[Standing]:
    readable = [r for r in records if r.status != "unreadable"]
    counted = readable[-1] if readable else records[-1]
    for record in records:
        score = score_of(record, chapter, rules)
        notes = list(record.notes)
        if record is not counted:
            notes.append("superseded")
        if score.late_percent:
            notes.append("late")
        if record.unsafe:
            notes.append("unsafe")
        yield Standing(record, score, record is counted, tuple(notes))


def score_of(record: Record, chapter: Chapter | None, rules: Rules) -> Score:
    """The score of one submission; an unreadable file has none of the chapter's points."""
    if chapter is None:
        return Score(0.0, 0.0)
    answers = {answer.exercise: answer for answer in record.answers}
    marks = []
    for exercise in chapter.exercises.values():
        answer = answers.get(exercise.id)
        marks.append(
            Mark(
                exercise.id,
                exercise.level,
                answer.points if answer else 0.0,
                exercise.points,
                judged=answer is None or answer.verdict != "grader_problem",
            )
        )
    return rules.score(marks, chapter.id, record.modified)
