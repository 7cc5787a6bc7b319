"""Reads the ``[variables.NAME]`` tables of an exercise.toml: the answers, and how they compare."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from autograder.content import names
from autograder.content.errors import ContentError
from autograder.content.exercise import (
    FUNCTION,
    ITEM_KINDS,
    KINDS,
    MAX_CALL,
    MAX_CALLS,
    Variable,
)
from autograder.content.reading import Keys

_KEYS = (
    *("kind", "round", "tolerance", "items", "order", "strict", "type_hint"),
    *("calls", "returns"),
)


def read_variables(keys: Keys) -> Iterator[Variable]:
    tables = keys.table("variables")
    if not tables:
        raise ContentError(keys.file, "no [variables.NAME] table", "name the answers to compare")
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise ContentError(keys.file, f"variables.{name} is no table", f"[variables.{name}]")
        if not name.isidentifier():
            raise ContentError(keys.file, f"'{name}' is no Python name", "rename the variable")
        inner = Keys(
            table,
            keys.file,
            _KEYS,
            prefix=f"variables.{name}.",
        )
        kind = inner.choice("kind", (*KINDS, FUNCTION))
        calls: tuple[str, ...] = ()
        returns: str | None = None
        if kind == FUNCTION:
            calls, returns = tuple(_calls(inner, name)), inner.choice("returns", KINDS)
            kind = returns
        items = inner.choice("items", ITEM_KINDS) if "items" in table else None
        places = inner.whole("round", 0) if "round" in table else None
        numeric = kind in ("number", "array") or items == "number"
        for key, allowed in (
            ("items", kind in ("list", "set", "dict")),
            ("order", kind == "list"),
            ("round", numeric),
            ("tolerance", numeric and "round" not in table),
            ("calls", returns is not None),
            ("returns", returns is not None),
        ):
            if key in table and not allowed:
                raise ContentError(
                    keys.file,
                    f"variables.{name}.{key} means nothing for kind '{kind}'",
                    f"remove '{key}' or change the kind",
                )
        if kind in ("list", "set", "dict") and items is None:
            raise ContentError(
                keys.file, f"variables.{name} has no 'items'", f"one of {', '.join(ITEM_KINDS)}"
            )
        yield Variable(
            name=name,
            kind=kind if returns is None else FUNCTION,
            round=places,
            items=items,
            order=inner.flag("order", True),
            strict=inner.flag("strict", False),
            type_hint=inner.text("type_hint") if "type_hint" in table else None,
            tolerance=inner.number("tolerance") if "tolerance" in table else None,
            calls=calls,
            returns=returns,
        )


def _calls(keys: Keys, function: str) -> Iterator[str]:
    """The expressions that a function is judged by: each one calls something and names it."""
    calls = keys.texts("calls")
    place = f"{keys.prefix}calls"
    if not 1 <= len(calls) <= MAX_CALLS:
        raise ContentError(keys.file, f"{place} has {len(calls)} calls", f"1 to {MAX_CALLS}")
    for call in calls:
        try:
            tree = ast.parse(call, mode="eval")
        except SyntaxError as error:
            raise ContentError(
                keys.file, f"{place}: '{call}' is no expression: {error.msg}", "mend it"
            ) from None
        if not any(isinstance(node, ast.Call) for node in ast.walk(tree)):
            raise ContentError(keys.file, f"{place}: '{call}' calls nothing", f"{function}(…)")
        if function not in names.used(tree):
            raise ContentError(
                keys.file, f"{place}: '{call}' does not use {function}", f"{function}(…)"
            )
        if len(call) > MAX_CALL or "\n" in call:
            raise ContentError(
                keys.file,
                f"{place}: a call of {len(call)} characters",
                f"one line, {MAX_CALL} at most; long values belong into given.py",
            )
        yield call
