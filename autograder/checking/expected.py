"""What a program is compared with: the reference's and the mistakes' values, shown and varied."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from autograder.checking import chance, source
from autograder.checking.compare import compare
from autograder.checking.execute import execute
from autograder.checking.namespace import ContentFault, varied_names
from autograder.checking.result import RunResult
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.content.loader import cached_results

PLANS = 2
TRIES = 40
CALL_TRIES = 8
DEFAULT_SEED = 1


class Expected:
    """The reference of one exercise under one seed.

    ``plans`` are the plan seeds to run a program with, ``varied`` the reference's results under
    them. Mistakes are run when first asked for. Holds the answers: keep it out of the process that
    runs learners' programs.
    """

    def __init__(
        self,
        chapter: Chapter,
        exercise: Exercise,
        shown: RunResult,
        varied: Mapping[int, RunResult],
        mistakes: Mapping[int | None, dict[str, RunResult]] | None = None,
    ) -> None:
        self.chapter = chapter
        self.exercise = exercise
        self.shown = shown
        self.plans: tuple[int, ...] = tuple(varied)
        self.varied: tuple[RunResult, ...] = tuple(varied.values())
        self.varied_names = varied_names(chapter, exercise)
        solution = source.parse(exercise.solution)
        self.uses_chance = chance.uses_chance(solution)
        self.seeds = chance.seeds(solution)
        self._mistakes = dict(mistakes or {})

    def mistakes(self, plan: int | None) -> Mapping[str, RunResult]:
        """The results of the catalogued mistakes under ``plan`` (None: the shown data)."""
        if plan not in self._mistakes:
            self._mistakes[plan] = {
                mistake.name: execute(self.chapter, self.exercise, mistake.code, plan)
                for mistake in self.exercise.mistakes
                if mistake.message is not None
            }
        return self._mistakes[plan]

    def to_plain(self) -> dict[str, Any]:
        """Everything as JSON data, mistakes included: for the bundle."""
        runs: list[tuple[int | None, RunResult]] = [(None, self.shown)]
        runs += zip(self.plans, self.varied, strict=True)
        return {
            "runs": [
                {
                    "plan": plan,
                    "reference": _bare(result),
                    "mistakes": {
                        name: _differing(mistake, result)
                        for name, mistake in self.mistakes(plan).items()
                    },
                }
                for plan, result in runs
            ]
        }

    @classmethod
    def from_plain(cls, chapter: Chapter, exercise: Exercise, plain: Any) -> Expected:
        """What :meth:`to_plain` gave."""
        results: dict[int | None, RunResult] = {}
        mistakes: dict[int | None, dict[str, RunResult]] = {}
        for entry in plain["runs"]:
            reference = RunResult.from_json(entry["reference"])
            results[entry["plan"]] = reference
            mistakes[entry["plan"]] = {
                name: _whole(packed, reference) for name, packed in entry["mistakes"].items()
            }
        varied = {plan: result for plan, result in results.items() if plan is not None}
        return cls(chapter, exercise, results[None], varied, mistakes)


def _bare(result: RunResult) -> str:
    """A result without what is only of use to the one who wrote the program."""
    return replace(result, stdout="", names=()).to_json()


def _differing(mistake: RunResult, reference: RunResult) -> list[Any]:
    """A mistake's result: the names that are as in the reference, and the rest."""
    same = [name for name, value in mistake.values.items() if value == reference.values.get(name)]
    rest = {name: value for name, value in mistake.values.items() if name not in same}
    return [same, _bare(replace(mistake, values=rest))]


def _whole(packed: list[Any], reference: RunResult) -> RunResult:
    same, text = packed
    rest = RunResult.from_json(text)
    return replace(rest, values={**{name: reference.values[name] for name in same}, **rest.values})


def expect(chapter: Chapter, exercise: Exercise, seed: int | None = None) -> Expected:
    """The reference of an exercise, computed once per process and seed.

    Raises :class:`ContentFault` when the reference raises or lacks an answer.
    """
    used = DEFAULT_SEED if seed is None else seed
    key = ("expected", exercise.id, used)
    kept = chapter.memo.get(key)
    if isinstance(kept, Expected) and kept.exercise is exercise:
        return kept
    cached = cached_results(chapter, exercise.id) if used == DEFAULT_SEED else None
    if cached is not None:
        kept = Expected.from_plain(chapter, exercise, cached)
    else:
        shown = _reference(chapter, exercise, None)
        kept = Expected(chapter, exercise, shown, dict(_plans(chapter, exercise, used, shown)))
    chapter.memo[key] = kept
    return kept


def _reference(chapter: Chapter, exercise: Exercise, plan: int | None) -> RunResult:
    result = execute(chapter, exercise, exercise.solution, plan)
    if result.error is not None:
        raise ContentFault(f"{exercise.file}/solution.py: {result.error.original}")
    for answer in exercise.answers:
        if answer.name in result.raised:
            raised = result.raised[answer.name].original
            raise ContentFault(f"{exercise.file}/solution.py: {answer.name} raises {raised}")
        if answer.name not in result.values:
            raise ContentFault(f"{exercise.file}/solution.py: makes no {answer.of or answer.name}")
    return result


def reads_varied(chapter: Chapter, exercise: Exercise) -> bool:
    """Whether the reference, or a call of its functions, uses given data that a plan changes."""
    varied = varied_names(chapter, exercise)
    if not varied:
        return False
    used = source.wanted_names(ast.parse(exercise.solution), chapter.given.names)
    return bool(chapter.given.needed_names(used | exercise.call_names) & varied)


def _plans(
    chapter: Chapter, exercise: Exercise, seed: int, shown: RunResult
) -> list[tuple[int, RunResult]]:
    """The plans whose reference answers differ most from the shown ones.

    A plan under which the reference raises is no plan. Two under which every answer moves are
    enough; where no such plan turns up the best ones are taken, so that between them as many
    answers as possible move.
    """
    if not reads_varied(chapter, exercise):
        return []
    # What a call gives need not depend on given data; variables must.
    surely = {answer.name for answer in exercise.answers if answer.of is None}
    every = {answer.name for answer in exercise.answers}
    found: list[tuple[set[str], int, RunResult]] = []
    for number in range(TRIES):
        plan = seed * 1_000 + number
        try:
            result = _reference(chapter, exercise, plan)
        except ContentFault:
            continue
        moved = {
            answer.name
            for answer in exercise.answers
            if not compare(answer, result.values[answer.name], shown.values[answer.name]).right
        }
        found.append((moved, plan, result))
        enough = every if number < CALL_TRIES else surely
        if sum(moved >= enough for moved, _, _ in found) >= PLANS:
            break
    chosen: list[tuple[int, RunResult]] = []
    covered: set[str] = set()
    while found and len(chosen) < PLANS:
        best = max(found, key=lambda entry: (len(entry[0] - covered), len(entry[0]), -entry[1]))
        found.remove(best)
        chosen.append(best[1:])
        covered |= best[0]
    return chosen
