"""Runs one program in a fresh namespace and returns plain data. Judges nothing."""

from __future__ import annotations

import functools
from types import CodeType
from typing import Any

from autograder.checking import namespace as given
from autograder.checking import source
from autograder.checking.chance import uses_chance
from autograder.checking.errors import diagnose
from autograder.checking.isolation import chance_states, guard, reseed
from autograder.checking.result import RunError, RunResult
from autograder.checking.values import clean, extract
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise

_MAX_NAMES = 50
_SALT = 1_937_406_251  # no seed that a learner would choose, so theirs is told from ours


@functools.lru_cache(maxsize=4)
def _prepared(code: str, given_names: tuple[str, ...]) -> tuple[CodeType, frozenset[str], bool]:
    """The compiled program, the given names that it wants, whether it may depend on chance.

    A program is run several times in a row (shown, again, on varied data). Raises ``SyntaxError``.
    """
    tree = source.parse(code)
    wanted = frozenset(source.wanted_names(tree, given_names))
    return source.compiled(tree), wanted, uses_chance(tree)


def execute(
    chapter: Chapter,
    exercise: Exercise,
    code: str,
    plan_seed: int | None = None,
    *,
    run: int = 0,
) -> RunResult:
    """Runs ``code`` and extracts the exercise's answers.

    With ``plan_seed`` the given data are varied by that plan. ``run`` salts the global random
    states: two runs that differ only in it differ only by unseeded chance. Nothing that the program
    raises comes out of here; :class:`~autograder.checking.namespace.ContentFault` does.
    """
    seed = _SALT + (plan_seed or 0) * 1_000 + run
    with guard(chapter.root) as transcript:
        names: dict[str, Any] = {}
        error: RunError | None = None
        try:
            program, wanted, by_chance = _prepared(code, chapter.given.names)
        except SyntaxError as broken:
            return RunResult(error=diagnose(broken, code, {}, chapter.given.names))
        names = given.build(chapter, exercise, wanted, plan_seed)
        before = set(names)
        reseed(seed)
        chance = chance_states() if by_chance else {}
        try:
            exec(program, names)
        except BaseException as raised:  # SystemExit and KeyboardInterrupt are the learner's too
            error = diagnose(raised, code, names, chapter.given.names)
        after = chance_states() if chance else {}
        drawn = [state for name, state in after.items() if chance[name] != state]
        values = {name: extract(names[name]) for name in exercise.variable_names if name in names}
        made = [
            clean(name)[:100]
            for name in names
            if type(name) is str and name not in before and not name.startswith("__")
        ]
        printed = "".join(text for name, text in transcript.take() if name == "stdout")
        notice = transcript.take_notice()
        return RunResult(
            values=values,
            stdout=f"{printed}\n{notice}\n" if notice else printed,
            error=error,
            names=tuple(made[:_MAX_NAMES]),
            chance=" ".join(drawn),
        )
