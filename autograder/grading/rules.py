"""The course's rules for marks: `[grading]` in exercises/course.toml.

    [grading]
    due = 2026-12-01T23:59:00+07:00   # or a table: [grading.due] with one time per chapter
    grace_minutes = 10                # a file this much late is still in time
    late_percent_per_day = 10         # taken off for each day that has begun
    late_days = 5                     # after that nothing counts
    [grading.weights]                 # an exercise's points are multiplied by this
    bootstrap_ci = 2
    [grading.best_of]                 # of the exercises of a level, only the best so many count
    challenge = 1

Every key may be left out. Raises `ContentError` naming file, key and fix for anything else.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from autograder.content.errors import ContentError

FILE = "exercises/course.toml"
_KEYS = ("due", "grace_minutes", "late_percent_per_day", "late_days", "weights", "best_of")


@dataclass(frozen=True)
class Mark:
    """One exercise's part of a score."""

    exercise: str
    level: str
    points: float
    max_points: float
    judged: bool = True
    """False for a fault of the grader: it counts neither for nor against the learner."""


@dataclass(frozen=True)
class Score:
    """A submission's score: points, their maximum, and what lateness took off (in percent)."""

    points: float
    max_points: float
    late_percent: float = 0.0

    @property
    def percent(self) -> float:
        return round(100 * self.points / self.max_points, 2) if self.max_points else 0.0


@dataclass(frozen=True)
class Rules:
    """How points become a score. The default: every point counts, no deadline."""

    due: Mapping[str, datetime.datetime] = field(default_factory=dict)
    due_all: datetime.datetime | None = None
    grace_minutes: float = 0.0
    late_percent_per_day: float = 0.0
    late_days: float = math.inf
    weights: Mapping[str, float] = field(default_factory=dict)
    best_of: Mapping[str, int] = field(default_factory=dict)

    def score(self, marks: Sequence[Mark], chapter: str, modified: float) -> Score:
        """The score of `marks` for a file last changed at `modified` (seconds since 1970)."""
        counted = self._chosen([self._weighted(mark) for mark in marks])
        points = sum(mark.points for mark in counted)
        maximum = sum(mark.max_points for mark in counted)
        late = self.late_percent(chapter, modified)
        return Score(round(points * (100 - late) / 100, 4), round(maximum, 4), late)

    def late_percent(self, chapter: str, modified: float) -> float:
        """How many percent lateness takes off; 0 without a deadline or a known time."""
        due = self.due.get(chapter, self.due_all)
        if due is None or modified <= 0:
            return 0.0
        over = modified - due.timestamp() - 60 * self.grace_minutes
        if over <= 0:
            return 0.0
        days = math.ceil(over / 86400)
        return 100.0 if days > self.late_days else min(100.0, days * self.late_percent_per_day)

    def _weighted(self, mark: Mark) -> Mark:
        weight = self.weights.get(mark.exercise, 1.0)
        return Mark(
            mark.exercise, mark.level, mark.points * weight, mark.max_points * weight, mark.judged
        )

    def _chosen(self, marks: Sequence[Mark]) -> list[Mark]:
        kept = [mark for mark in marks if mark.judged]
        for level, count in self.best_of.items():
            # Best first; among equals the one that is worth more.
            own = [mark for mark in kept if mark.level == level]
            own.sort(key=lambda m: (m.points, m.max_points, m.exercise), reverse=True)
            dropped = {mark.exercise for mark in own[count:]}
            kept = [mark for mark in kept if mark.exercise not in dropped]
        return kept


def parse(table: Mapping[str, Any], exercises: Mapping[str, str]) -> Rules:
    """The rules in `table`; `exercises` maps every exercise id of the course to its level."""
    for key in table:
        if key not in _KEYS:
            raise ContentError(FILE, f"unknown key 'grading.{key}'", f"one of {', '.join(_KEYS)}")
    due = table.get("due")
    due_all = _time(due, "due") if due is not None and not isinstance(due, dict) else None
    per_chapter = {k: _time(v, f"due.{k}") for k, v in due.items()} if isinstance(due, dict) else {}
    weights = _table(table, "weights")
    for id, weight in weights.items():
        if id not in exercises:
            raise ContentError(FILE, f"grading.weights: no exercise '{id}'", "use an exercise's id")
        _number(weight, f"weights.{id}")
    best_of = _table(table, "best_of")
    for level, count in best_of.items():
        if level not in set(exercises.values()):
            raise ContentError(FILE, f"grading.best_of: no level '{level}'", "use a level in use")
        if type(count) is not int or count < 0:
            raise ContentError(FILE, f"grading.best_of.{level} is wrong", "a whole number")
    return Rules(
        due=per_chapter,
        due_all=due_all,
        grace_minutes=_number(table.get("grace_minutes", 0), "grace_minutes"),
        late_percent_per_day=_number(table.get("late_percent_per_day", 0), "late_percent_per_day"),
        late_days=_number(table.get("late_days", math.inf), "late_days"),
        weights={id: float(weight) for id, weight in weights.items()},
        best_of=dict(best_of),
    )


def _table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise ContentError(FILE, f"grading.{key} is no table", f"[grading.{key}]")
    return value


def _time(value: Any, key: str) -> datetime.datetime:
    if not isinstance(value, datetime.datetime) or value.tzinfo is None:
        raise ContentError(
            FILE, f"grading.{key} is no time with a zone", "like 2026-12-01T23:59:00+07:00"
        )
    return value


def _number(value: Any, key: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        raise ContentError(FILE, f"grading.{key} is wrong", "make it a number, 0 or more")
    return float(value)
