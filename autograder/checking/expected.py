"""What a program is compared with: the reference's and the mistakes' values, shown and varied."""

from __future__ import annotations

from collections.abc import Mapping

from autograder.checking.compare import compare
from autograder.checking.execute import execute
from autograder.checking.namespace import ContentFault, varied_names
from autograder.checking.result import RunResult
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise

PLANS = 2
TRIES = 24
DEFAULT_SEED = 1


class Expected:
    """The reference of one exercise under one seed.

    ``plans`` are the plan seeds to run a program with, ``varied`` the reference's results under
    them. Mistakes are run when first asked for. Holds the answers: keep it out of the process that
    runs learners' programs.
    """

    def __init__(self, chapter: Chapter, exercise: Exercise, seed: int = DEFAULT_SEED) -> None:
        self.chapter = chapter
        self.exercise = exercise
        self.seed = seed
        self.shown = _reference(chapter, exercise, None)
        chosen = _plans(chapter, exercise, seed, self.shown)
        self.plans: tuple[int, ...] = tuple(plan for plan, _ in chosen)
        self.varied: tuple[RunResult, ...] = tuple(result for _, result in chosen)
        self.varied_names = varied_names(chapter, exercise)
        self._mistakes: dict[int | None, dict[str, RunResult]] = {}

    def mistakes(self, plan: int | None) -> Mapping[str, RunResult]:
        """The results of the catalogued mistakes under ``plan`` (None: the shown data)."""
        if plan not in self._mistakes:
            self._mistakes[plan] = {
                mistake.name: execute(self.chapter, self.exercise, mistake.code, plan)
                for mistake in self.exercise.mistakes
                if mistake.message is not None
            }
        return self._mistakes[plan]


def expect(chapter: Chapter, exercise: Exercise, seed: int | None = None) -> Expected:
    """The reference of an exercise, computed once per process and seed.

    Raises :class:`ContentFault` when the reference raises or lacks an answer.
    """
    key = ("expected", exercise.id, DEFAULT_SEED if seed is None else seed)
    kept = chapter.memo.get(key)
    if not isinstance(kept, Expected) or kept.exercise is not exercise:
        kept = Expected(chapter, exercise, DEFAULT_SEED if seed is None else seed)
        chapter.memo[key] = kept
    return kept


def _reference(chapter: Chapter, exercise: Exercise, plan: int | None) -> RunResult:
    result = execute(chapter, exercise, exercise.solution, plan)
    if result.error is not None:
        raise ContentFault(f"{exercise.file}/solution.py: {result.error.original}")
    for name in exercise.variable_names:
        if name not in result.values:
            raise ContentFault(f"{exercise.file}/solution.py: makes no {name}")
    return result


def _plans(
    chapter: Chapter, exercise: Exercise, seed: int, shown: RunResult
) -> list[tuple[int, RunResult]]:
    """The plans whose reference answers differ most from the shown ones.

    A plan under which the reference raises is no plan. Two under which every answer moves are
    enough; where no such plan turns up the best ones are taken, so that between them as many
    answers as possible move.
    """
    if not varied_names(chapter, exercise):
        return []
    found: list[tuple[set[str], int, RunResult]] = []
    for number in range(TRIES):
        plan = seed * TRIES * 4 + number
        try:
            result = _reference(chapter, exercise, plan)
        except ContentFault:
            continue
        moved = {
            variable.name
            for variable in exercise.variables
            if not compare(
                variable, result.values[variable.name], shown.values[variable.name]
            ).right
        }
        found.append((moved, plan, result))
        if sum(len(moved) == len(exercise.variables) for moved, _, _ in found) == PLANS:
            break
    chosen: list[tuple[int, RunResult]] = []
    covered: set[str] = set()
    while found and len(chosen) < PLANS:
        best = max(found, key=lambda entry: (len(entry[0] - covered), len(entry[0]), -entry[1]))
        found.remove(best)
        chosen.append(best[1:])
        covered |= best[0]
    return chosen
