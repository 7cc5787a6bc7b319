"""Reads the ``[variables.NAME]`` tables of an exercise.toml: the answers, and how they compare."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

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

_RULES = ("round", "tolerance", "at_least", "items", "order", "strict", "type_hint")


def read_variables(keys: Keys) -> Iterator[Variable]:
    """The answers in order. Raises :class:`ContentError`."""
    tables = keys.table("variables")
    if not tables:
        raise ContentError(keys.file, "no [variables.NAME] table", "name the answers to compare")
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise ContentError(keys.file, f"variables.{name} is no table", f"[variables.{name}]")
        if not name.isidentifier():
            raise ContentError(keys.file, f"'{name}' is no Python name", "rename the variable")
        known = ("kind", *_RULES, "calls", "returns")
        inner = Keys(table, keys.file, known, prefix=f"variables.{name}.")
        kind = inner.choice("kind", (*KINDS, FUNCTION))
        if kind == FUNCTION:
            yield _function(inner, name)
            continue
        for key in ("calls", "returns"):
            if key in table:
                raise _meaningless(inner, key, kind)
        yield _rules(inner, name, kind)


def _rules(keys: Keys, name: str, kind: str) -> Variable:
    """A variable or a call's result, with the rules that its table gives."""
    table = keys.values
    items = keys.choice("items", ITEM_KINDS) if "items" in table else None
    numeric = kind in ("number", "array") or items == "number"
    for key, allowed in (
        ("items", kind in ("list", "set", "dict")),
        ("order", kind == "list"),
        ("round", numeric and "at_least" not in table),
        ("tolerance", numeric and "round" not in table and "at_least" not in table),
        ("at_least", kind in ("number", "integer")),
    ):
        if key in table and not allowed:
            raise _meaningless(keys, key, kind)
    if kind in ("list", "set", "dict") and items is None:
        place = keys.prefix.rstrip(".")
        raise ContentError(keys.file, f"{place} has no 'items'", f"one of {', '.join(ITEM_KINDS)}")
    return Variable(
        name=name,
        kind=kind,
        round=keys.whole("round", 0) if "round" in table else None,
        items=items,
        order=keys.flag("order", True),
        strict=keys.flag("strict", False),
        type_hint=keys.text("type_hint") if "type_hint" in table else None,
        tolerance=keys.number("tolerance") if "tolerance" in table else None,
        at_least=keys.real("at_least") if "at_least" in table else None,
    )


def _function(keys: Keys, name: str) -> Variable:
    """A function or class: its calls, and how their results compare."""
    calls: list[str] = []
    special: list[Variable] = []
    listed = keys.values.get("calls")
    if not isinstance(listed, list) or not 1 <= len(listed) <= MAX_CALLS:
        raise ContentError(keys.file, f"'{keys.prefix}calls' is wrong", f"1 to {MAX_CALLS} calls")
    for number, entry in enumerate(listed, 1):
        call: Any = entry
        if isinstance(entry, dict):
            prefix = f"{keys.prefix}calls, number {number}: "
            inner = Keys(entry, keys.file, ("call", "returns", *_RULES), prefix=prefix)
            call = inner.text("call")
            returns = inner.choice("returns", KINDS)
            special.append(replace(_rules(inner, call, returns), of=name))
        calls.append(_checked(keys, name, call))
    returns = keys.choice("returns", KINDS) if len(special) < len(calls) else "text"
    if len(special) == len(calls) and set(keys.values) - {"kind", "calls"}:
        raise ContentError(keys.file, f"{keys.prefix}: every call has its own rules", "remove it")
    common = _rules(keys, name, returns)
    return replace(
        common, kind=FUNCTION, returns=returns, calls=tuple(calls), special=tuple(special)
    )


def _checked(keys: Keys, function: str, call: object) -> str:
    """An expression that calls something and names the function."""
    place = f"{keys.prefix}calls"
    if not isinstance(call, str):
        raise ContentError(keys.file, f"{place}: {call!r} is no call", "a text, or { call = … }")
    call = call.strip()
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
    return call


def _meaningless(keys: Keys, key: str, kind: str) -> ContentError:
    return ContentError(
        keys.file,
        f"{keys.prefix}{key} means nothing for kind '{kind}' as it stands",
        f"remove '{key}' or change the kind",
    )
