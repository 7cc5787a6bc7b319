"""What one run of a program gave, as plain data that may cross a process border."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from autograder.checking.values import NotPlain, Value, clean, dumps, from_plain, to_plain
from autograder.content.exercise import MAX_CALL

MAX_OUTPUT: Final = 20_000
MAX_JSON: Final = 4_000_000
_MAX_ORIGINAL: Final = 2_000
_MAX_NAMES: Final = 200
_FIELDS: Final = {"values", "stdout", "names", "chance", "error", "raised"}
_MAX_NAME: Final = MAX_CALL + 100


@dataclass(frozen=True)
class RunError:
    """An exception as data.

    ``category`` picks the explanation (``error.<category>`` of the catalogue), ``line`` is the
    learner's line (from 1), ``original`` what Python said, ``name`` the name, key, module or type
    that it is about, ``close`` similar names that exist, ``other`` a second name, if any.
    """

    type: str
    category: str
    original: str
    line: int | None = None
    name: str | None = None
    other: str | None = None
    close: tuple[str, ...] = ()


@dataclass(frozen=True)
class RunResult:
    """One run: the answers' values (those that were there), output, exception.

    ``values`` holds variables by name and results of calls by their expression; ``raised`` the
    calls that raised.
    ``names`` are other names that the program made, to say what a missing answer may be called.
    ``chance`` tells the global random states at the end apart, of those that were drawn from.
    """

    values: Mapping[str, Value] = field(default_factory=dict)
    stdout: str = ""
    error: RunError | None = None
    names: tuple[str, ...] = ()
    chance: str = ""
    raised: Mapping[str, RunError] = field(default_factory=dict)

    def to_json(self) -> str:
        """The result as strict JSON."""
        return dumps(
            {
                "values": {name: to_plain(value) for name, value in self.values.items()},
                "stdout": clean(self.stdout),
                "names": list(self.names),
                "chance": self.chance,
                "error": None if self.error is None else _plain_error(self.error),
                "raised": {name: _plain_error(error) for name, error in self.raised.items()},
            }
        )

    @classmethod
    def from_json(cls, text: str) -> RunResult:
        """Reads what :meth:`to_json` wrote. Raises :class:`NotPlain` for anything else.

        The text may come from a hostile process: sizes, types and depth are checked.
        """
        if len(text) > MAX_JSON:
            raise NotPlain("too long")
        try:
            plain = json.loads(text, parse_constant=_refuse, parse_int=_small_int)
        except (ValueError, RecursionError) as error:
            raise NotPlain(str(error)) from error
        if type(plain) is not dict or set(plain) != _FIELDS:
            raise NotPlain("not a result")
        values, names, failed = plain["values"], plain["names"], plain["raised"]
        for some in (values, failed):
            if type(some) is not dict or len(some) > _MAX_NAMES:
                raise NotPlain("no values")
        if type(names) is not list or len(names) > _MAX_NAMES:
            raise NotPlain("no names")
        raised = plain["error"]
        return cls(
            values={_text(name, _MAX_NAME): from_plain(value) for name, value in values.items()},
            stdout=_text(plain["stdout"], MAX_OUTPUT + 200),
            error=None if raised is None else _error(raised),
            names=tuple(_text(name, 200) for name in names),
            chance=_text(plain["chance"], 100),
            raised={_text(name, _MAX_NAME): _error(error) for name, error in failed.items()},
        )


def _plain_error(error: RunError) -> dict[str, Any]:
    return {
        "type": error.type,
        "category": error.category,
        "original": error.original,
        "line": error.line,
        "name": error.name,
        "other": error.other,
        "close": list(error.close),
    }


def _error(plain: object) -> RunError:
    fields = {"type", "category", "original", "line", "name", "other", "close"}
    if type(plain) is not dict or set(plain) != fields:
        raise NotPlain("not an error")
    line, close = plain["line"], plain["close"]
    if line is not None and (type(line) is not int or not 0 < line < 10**9):
        raise NotPlain("no line")
    if type(close) is not list or len(close) > 10:
        raise NotPlain("no names")
    return RunError(
        type=_text(plain["type"], 200),
        category=_text(plain["category"], 100),
        original=_text(plain["original"], _MAX_ORIGINAL + 10),
        line=line,
        name=None if plain["name"] is None else _text(plain["name"], 300),
        other=None if plain["other"] is None else _text(plain["other"], 300),
        close=tuple(_text(name, 300) for name in close),
    )


def _text(value: object, most: int) -> str:
    if type(value) is not str or len(value) > most:
        raise NotPlain("not a text, or too long")
    return clean(value)


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def _small_int(digits: str) -> int:
    if len(digits) > 20:
        raise ValueError("a number too long")
    return int(digits)
