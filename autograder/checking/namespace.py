"""Builds what a program is given: the slice of given.py it needs, as shown or varied by a plan."""

from __future__ import annotations

import ast
import builtins
import copy
import os
import random
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

from autograder.checking.values import NotPlain
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise

_MAX_PLANS = 64


class ContentFault(Exception):
    """given.py, vary.py or a reference program raised: the course's fault, never the learner's."""


def build(
    chapter: Chapter, exercise: Exercise | None, wanted: Iterable[str], plan_seed: int | None = None
) -> dict[str, Any]:
    """A fresh namespace with the given names ``wanted``; every run gets its own copies.

    With ``plan_seed`` the names that vary.py knows get other values. Functions of given.py are made
    again in this namespace, so they see the varied tables. Must be called with the chapter's root
    as the working folder. Raises :class:`ContentFault`.
    """
    namespace: dict[str, Any] = {"__name__": "__main__", "__builtins__": builtins}
    needed = chapter.given.needed_names(wanted, chapter.cached)
    if not needed:
        return namespace
    try:
        master = _master(chapter, needed)
        defined: set[str] = set()
        for statement in chapter.given.slice(needed, chapter.cached):
            if statement.is_definition:
                _run(statement.node, namespace, chapter.given.file)
                defined |= statement.makes
        if plan_seed is not None and exercise is not None:
            master = master | _varied(chapter, exercise, plan_seed, master, needed - defined)
        for name in needed - defined:
            namespace[name] = copy.deepcopy(master[name])
    except Exception as error:
        raise ContentFault(f"{chapter.given.file}: {type(error).__name__}: {error}") from error
    return namespace


def _varied(
    chapter: Chapter, exercise: Exercise, plan_seed: int, master: dict[str, Any], wanted: set[str]
) -> dict[str, Any]:
    """The values that a plan gives to those of ``wanted`` that it changes.

    Kept per plan, like the shown values: a grader runs thousands of programs under a few plans.
    """
    varying = vary_functions(chapter, exercise)
    if not varying:
        return {}
    plans: dict[Any, dict[str, Any]] = chapter.memo.setdefault("varied", {})
    key = (_vary_source(chapter, exercise), plan_seed)
    if key not in plans:
        if len(plans) >= _MAX_PLANS:
            plans.pop(next(iter(plans)))
        plans[key] = {}
    made = plans[key]
    missing = wanted & set(varying) - set(made)
    if missing:
        plan = made.get("") or made.setdefault("", (_draw(varying, plan_seed),))
        for name in missing:
            made[name] = varying[name](copy.deepcopy(master[name]), plan[0])
    return {name: made[name] for name in wanted & set(varying)}


def varied_names(chapter: Chapter, exercise: Exercise) -> set[str]:
    """The given names that a plan changes."""
    source = _vary_source(chapter, exercise)
    if source is None:
        return set()
    made = {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    return made & set(chapter.given.names)


def vary_functions(chapter: Chapter, exercise: Exercise) -> dict[str, Callable[..., Any]]:
    """``draw`` and one function per given name that vary.py changes; empty when there is none."""
    source = _vary_source(chapter, exercise)
    if source is None:
        return {}
    memo = chapter.memo.setdefault("vary", {})
    if source not in memo:
        namespace: dict[str, Any] = {"__name__": "vary"}
        if source != chapter.vary and chapter.vary is not None:
            namespace["chapter"] = _vary_module(chapter.vary)
        exec(compile(source, "vary.py", "exec", dont_inherit=True), namespace)
        names = {"draw", *chapter.given.names}
        memo[source] = {
            name: value for name, value in namespace.items() if name in names and callable(value)
        }
    functions: dict[str, Callable[..., Any]] = memo[source]
    return functions


def _vary_module(source: str) -> ModuleType:
    """A chapter's vary.py, for an exercise's own one to build on."""
    module = ModuleType("chapter")
    exec(compile(source, "vary.py", "exec", dont_inherit=True), module.__dict__)
    return module


def _vary_source(chapter: Chapter, exercise: Exercise) -> str | None:
    return exercise.vary if exercise.vary is not None else chapter.vary


def _draw(varying: dict[str, Callable[..., Any]], plan_seed: int) -> Any:
    return varying["draw"](random.Random(plan_seed))


def _master(chapter: Chapter, needed: set[str]) -> dict[str, Any]:
    """The shown values, computed once per process and never handed out themselves."""
    master: dict[str, Any] = chapter.memo.setdefault("master", {"__name__": "given"})
    done: set[int] = chapter.memo.setdefault("done", set())
    cached = {name for name in needed if name in chapter.cached}
    for name in cached - set(master):
        master[name] = decode(chapter.cached[name])
    for statement in chapter.given.slice(needed, chapter.cached):
        if id(statement) not in done:
            _run(statement.node, master, chapter.given.file)
            done.add(id(statement))
    return master


def _run(node: ast.stmt, namespace: dict[str, Any], file: str) -> None:
    exec(compile(ast.Module([node], []), file, "exec", dont_inherit=True), namespace)


# --- Plain values of given names, kept in the bundle ---------------------------------------------

_MAX_CACHED = 10_000


def encode(value: object) -> dict[str, Any] | None:
    """A given value as JSON data, or None when it is no plain data."""
    kind = type(value)
    if kind in (bool, int, str) or value is None:
        return {"value": value}
    numpy = sys.modules.get("numpy")
    if (
        numpy is not None
        and isinstance(value, numpy.ndarray)
        and value.dtype.kind in "biu"
        and value.size <= _MAX_CACHED
    ):
        return {"dtype": value.dtype.name, "array": value.tolist()}
    return None


def decode(plain: dict[str, Any]) -> Any:
    """The value that :func:`encode` wrote."""
    if "array" in plain:
        import numpy  # the caller loaded it: `needs` names it for every cached array

        return numpy.array(plain["array"], dtype=plain["dtype"])
    if "value" in plain:
        return plain["value"]
    raise NotPlain("no cached value")


def given_values(chapter: Chapter) -> dict[str, dict[str, Any]]:
    """Every given name whose value is plain data, computed afresh and encoded."""
    fresh = replace(chapter, cached={}, memo={})
    here = Path.cwd()
    os.chdir(chapter.root)
    try:
        master = _master(fresh, set(fresh.given.names))
    finally:
        os.chdir(here)
    encoded = {name: encode(master[name]) for name in fresh.given.names if name in master}
    return {name: plain for name, plain in encoded.items() if plain is not None}
