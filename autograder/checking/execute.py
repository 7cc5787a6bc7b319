"""Runs one program in a fresh namespace and returns plain data. Judges nothing."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator, Mapping
from types import CodeType
from typing import Any

from autograder.checking import namespace as given
from autograder.checking import source
from autograder.checking.chance import uses_chance
from autograder.checking.errors import diagnose
from autograder.checking.isolation import chance_states, guard, reseed
from autograder.checking.result import RunError, RunResult
from autograder.checking.values import MAX_ITEMS, Value, clean, extract
from autograder.content import names as syntax
from autograder.content.chapter import Chapter
from autograder.content.exercise import FUNCTION, Exercise

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
    """Runs ``code``, then the calls of its functions, and extracts the exercise's answers.

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
        before = dict(names)
        reseed(seed)
        chance = chance_states() if by_chance else {}
        try:
            exec(program, names)
        except BaseException as raised:  # SystemExit and KeyboardInterrupt are the learner's too
            error = diagnose(raised, code, names, chapter.given.names)
        calls = _Calls(chapter, exercise, code, plan_seed, names, before)
        values = {
            variable.name: extract(names[variable.name])
            for variable in exercise.variables
            if variable.name in (calls.own if variable.kind == FUNCTION else names)
        }
        printed = "".join(text for name, text in transcript.take() if name == "stdout")
        notice = transcript.take_notice()
        failed: dict[str, RunError] = {}
        for call, found in calls.results():
            if isinstance(found, Value):
                values[call] = found
            elif found.category == "interrupted":
                error = error or found
                break
            else:
                failed[call] = found
        after = chance_states() if chance else {}
        drawn = [state for name, state in after.items() if chance[name] != state]
        made = [
            clean(name)[:100]
            for name in names
            if type(name) is str and name not in before and not name.startswith("__")
        ]
        return RunResult(
            values=values,
            stdout=f"{printed}\n{notice}\n" if notice else printed,
            error=error,
            names=tuple(made[:_MAX_NAMES]),
            chance=" ".join(drawn),
            raised=failed,
        )


class _Calls:
    """Evaluates the calls that an exercise's functions are judged by.

    Each call has a namespace of its own: the given names made anew (a function that changes its
    arguments changes this call's copies) and the learner's own names, which all calls share. What
    calls print is not kept; what one raises does not keep the others from being made.
    """

    def __init__(
        self,
        chapter: Chapter,
        exercise: Exercise,
        code: str,
        plan_seed: int | None,
        names: dict[str, Any],
        before: Mapping[str, Any],
    ) -> None:
        self.chapter = chapter
        self.exercise = exercise
        self.code = code
        self.plan_seed = plan_seed
        self.names = names
        # A given name that the program leaves as it is, is no answer of the learner's.
        self.own = {
            name: value
            for name, value in names.items()
            if type(name) is str and (name not in before or before[name] is not value)
        }

    def results(self) -> Iterator[tuple[str, Value | RunError]]:
        """Each call with its result, or what it raised; none where its function is not there."""
        count = sum(len(variable.calls) for variable in self.exercise.variables)
        most = MAX_ITEMS if count <= 2 else max(200, 2 * MAX_ITEMS // count)
        for variable in self.exercise.variables:
            if variable.kind == FUNCTION and variable.name in self.own:
                for call in variable.calls:
                    yield call, self.result(call, most)

    def result(self, call: str, most: int) -> Value | RunError:
        tree = ast.parse(call, "<call>", "eval")
        used = syntax.used(tree)
        given_names = used & set(self.chapter.given.names)
        space = given.build(self.chapter, self.exercise, given_names, self.plan_seed)
        for name, value in self.own.items():
            if name not in space or name in self.exercise.variable_names:
                space[name] = value
        try:
            value = eval(compile(tree, "<call>", "eval", dont_inherit=True), space)
        except BaseException as raised:
            return diagnose(raised, self.code, self.names, self.chapter.given.names)
        return extract(value, most)
