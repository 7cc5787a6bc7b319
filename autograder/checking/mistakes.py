"""Recognises a catalogued mistake by the values (or the error) that it gives."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from autograder.checking.compare import compare
from autograder.checking.result import RunError, RunResult
from autograder.checking.values import Value, same
from autograder.content.exercise import Exercise, Mistake, Variable


def by_value(
    exercise: Exercise,
    wrong: Sequence[Variable],
    found: RunResult,
    reference: RunResult,
    mistakes: Mapping[str, RunResult],
    prefer: Collection[str] = (),
) -> dict[str, Mistake]:
    """The mistake behind each wrong answer, for those where one is recognised.

    Of several that fit, one named in ``prefer`` wins (it was recognised on other data), then the
    one that explains most of the wrong answers, then the one whose own wrong answers are exactly
    these, then the first by name. A call that raises is recognised by the kind of its error.
    """
    all_wrong = {answer.name for answer in wrong}
    explained: list[tuple[Mistake, set[str], int]] = []
    for mistake in sorted(exercise.mistakes, key=lambda item: item.name):
        run = mistakes.get(mistake.name)
        if mistake.message is None or run is None or run.error is not None:
            continue
        own_wrong = {
            answer.name
            for answer in exercise.answers
            if not compare(answer, run.values.get(answer.name), reference.values[answer.name]).right
        }
        names = {
            answer.name
            for answer in wrong
            if answer.name in own_wrong
            and (
                _equal(answer, found.values.get(answer.name), run.values.get(answer.name))
                # An error says less than a value: it counts where nothing else tells them apart.
                or (
                    own_wrong <= all_wrong
                    and _alike(found.raised.get(answer.name), run.raised.get(answer.name))
                )
            )
        }
        if names:
            explained.append((mistake, names, len(own_wrong - names)))
    explained.sort(
        key=lambda entry: (entry[0].name not in prefer, -len(entry[1]), entry[2], entry[0].name)
    )
    result: dict[str, Mistake] = {}
    for mistake, names, _ in explained:
        for name in names:
            result.setdefault(name, mistake)
    return result


def by_error(
    exercise: Exercise, error: RunError, mistakes: Mapping[str, RunResult]
) -> Mistake | None:
    """The mistake whose program raises the same error about the same thing."""
    for mistake in sorted(exercise.mistakes, key=lambda item: item.name):
        run = mistakes.get(mistake.name)
        if mistake.message is None or run is None or run.error is None:
            continue
        if _alike(error, run.error):
            return mistake
    return None


def _alike(one: RunError | None, two: RunError | None) -> bool:
    """The same kind of error about the same thing."""
    if one is None or two is None:
        return False
    return (one.type, one.category, one.name) == (two.type, two.category, two.name)


def _equal(variable: Variable, found: Value | None, mistaken: Value | None) -> bool:
    """The learner's wrong value is the mistake's; rounding and form do not matter."""
    if found is None or mistaken is None:
        return False
    if same(found, mistaken):
        return True
    comparison = compare(variable, found, mistaken)
    return comparison.right or comparison.key == "not_rounded"
