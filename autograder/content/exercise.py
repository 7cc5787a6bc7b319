"""An exercise as data. Made by :mod:`autograder.content.loader`, never by hand outside tests."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from functools import cached_property

from autograder.content import names

LEVELS = ("blank", "basic", "applied", "challenge")
KINDS = ("number", "integer", "text", "bool", "list", "set", "dict", "array")
FUNCTION = "function"
MAX_CALL = 300
MAX_CALLS = 40
ITEM_KINDS = ("number", "integer", "text", "bool")
VERDICTS = ("passed", "not_yet", "learner_error", "grader_problem")


@dataclass(frozen=True)
class Variable:
    """A named answer and how it is compared.

    ``round`` is the number of decimals the task asks for (numbers, and numbers in a list, dict or
    array), ``tolerance`` how far off such a number may be where nothing is rounded; ``items`` the
    kind of a list's, set's or dict's values; ``strict`` asks for exactly this Python type;
    ``type_hint`` is Thai text shown when only the type is wrong.

    A function or class (kind ``function``) is judged by ``calls``, expressions whose results are of
    the kind ``returns``, but for those that ``special`` describes. Each call is an answer of its
    own (:meth:`answers`), ``of`` the function. With ``at_least`` any number from there up is right,
    whatever the reference gives.
    """

    name: str
    kind: str
    round: int | None = None
    items: str | None = None
    order: bool = True
    strict: bool = False
    type_hint: str | None = None
    tolerance: float | None = None
    calls: tuple[str, ...] = ()
    returns: str | None = None
    of: str | None = None
    at_least: float | None = None
    special: tuple[Variable, ...] = ()

    def answers(self) -> tuple[Variable, ...]:
        """What is compared: the variable itself, or the results of a function's calls.

        >>> double = Variable("double", "function", calls=("double(2)",), returns="integer")
        >>> [(answer.name, answer.kind, answer.of) for answer in double.answers()]
        [('double(2)', 'integer', 'double')]
        """
        if self.kind != FUNCTION:
            return (self,)
        kind = self.returns or "text"
        plain = replace(self, kind=kind, calls=(), returns=None, of=self.name, special=())
        special = {call.name: call for call in self.special}
        return tuple(special.get(call, replace(plain, name=call)) for call in self.calls)


@dataclass(frozen=True)
class Mistake:
    """A program that makes one typical mistake, and what it earns.

    Either ``message`` (Thai, recognised by the values the program gives) or ``expect`` (a key of
    the general catalogue, which must notice it unaided).
    """

    name: str
    code: str
    message: str | None = None
    expect: str | None = None
    variables: tuple[str, ...] = ()
    verdict: str = "not_yet"

    @property
    def key(self) -> str:
        """The key of the message that this mistake earns."""
        return self.expect if self.expect is not None else f"mistake.{self.name}"


@dataclass(frozen=True)
class Exercise:
    """One exercise: what a learner sees, and what the checker needs.

    ``solution`` is the reference program without markers, ``starter`` what is derived from it,
    ``variants`` maps a name to another right program, ``given_names`` are the chapter's given names
    that the solution uses. ``vary`` is the source of the exercise's own ``vary.py``, if any.
    """

    chapter: str
    id: str
    title: str
    level: str
    points: float
    see: str
    variables: tuple[Variable, ...]
    prompt: str
    hints: tuple[str, ...]
    solution: str
    starter: str
    mistakes: tuple[Mistake, ...] = ()
    variants: tuple[tuple[str, str], ...] = ()
    given_names: tuple[str, ...] = ()
    vary: str | None = None
    file: str = ""

    @property
    def variable_names(self) -> tuple[str, ...]:
        """The names of the answers, in the order of exercise.toml."""
        return tuple(variable.name for variable in self.variables)

    @cached_property
    def answers(self) -> tuple[Variable, ...]:
        """All that is compared, in order: variables, and the calls of functions."""
        return tuple(answer for variable in self.variables for answer in variable.answers())

    @cached_property
    def shares(self) -> dict[str, float]:
        """What part of the points each answer is worth; the calls of a function share its part."""
        return {
            answer.name: 1 / len(self.variables) / len(variable.answers())
            for variable in self.variables
            for answer in variable.answers()
        }

    @cached_property
    def call_names(self) -> frozenset[str]:
        """Every name that the calls use."""
        return frozenset(
            name
            for variable in self.variables
            for call in variable.calls
            for name in names.used(ast.parse(call, mode="eval"))
        )

    def without_answers(self) -> Exercise:
        """A copy that a learner's program may share a process with: nothing to read off."""
        return replace(self, solution="", starter="", hints=(), mistakes=(), variants=(), prompt="")
