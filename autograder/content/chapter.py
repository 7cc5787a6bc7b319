"""A chapter and the course as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from autograder.content.exercise import Exercise
from autograder.content.given import Given
from autograder.content.quiz import Question
from autograder.content.terms import Term


@dataclass(frozen=True)
class Chapter:
    """One chapter's exercises and what they share.

    ``terms`` are those that the chapter adds to docs/terms.md, ``data`` the files under ``data/``
    that it reads. ``given`` is the sliced given.py (its text is ``given.source``), ``vary`` the
    source of vary.py, ``cached`` plain values of given names that need not be computed,
    ``expected`` by exercise what the checker compares with (both from the
    bundle, empty elsewhere).
    ``memo`` holds what the checker computes once per process; it is no part of the content.
    """

    id: str
    title: str
    minutes: int
    root: Path
    given: Given
    vary: str | None = None
    quiz: tuple[Question, ...] = ()
    terms: tuple[Term, ...] = ()
    data: tuple[str, ...] = ()
    exercises: Mapping[str, Exercise] = field(default_factory=dict)
    cached: Mapping[str, Any] = field(default_factory=dict)
    expected: Mapping[str, Any] = field(default_factory=dict, repr=False)
    memo: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    def without_answers(self) -> Chapter:
        """A copy that a learner's program may share a process with."""
        exercises = {key: exercise.without_answers() for key, exercise in self.exercises.items()}
        return replace(self, exercises=exercises, quiz=(), expected={}, memo={})


@dataclass(frozen=True)
class Course:
    """The course: ``exercises/course.toml`` and the chapters found beside it.

    ``grading`` is the table ``[grading]`` as it stands, for the grader.
    """

    id: str
    title: str
    root: Path
    chapters: tuple[str, ...]
    grading: Mapping[str, Any] = field(default_factory=dict)
