"""Which modules a request needs before it runs. Looks at syntax only; imports nothing."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from typing import Any

from autograder.browser.cells import draws
from autograder.checking import source
from autograder.content import names
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.content.loader import cached_results


def for_programs(chapter: Chapter, programs: Iterable[str]) -> list[str]:
    """Modules for programs that run one after the other."""
    return _sorted(_of_program(chapter, code) for code in programs)


def for_exercise(chapter: Chapter, exercise: Exercise, code: str, grade: bool) -> list[str]:
    """Modules for running an exercise's code, or for checking it with all that goes with that."""
    programs = [code, *(call for item in exercise.variables for call in item.calls if grade)]
    if grade and cached_results(chapter, exercise.id) is None:
        programs += [exercise.solution, *(m.code for m in exercise.mistakes if m.message)]
    found = [_of_program(chapter, text) for text in programs]
    vary = exercise.vary if exercise.vary is not None else chapter.vary
    if grade and vary is not None:
        found.append(names.imported_modules(ast.parse(vary)))
    return _sorted(found)


def _of_program(chapter: Chapter, code: str) -> set[str]:
    try:
        tree = source.parse(code)
    except SyntaxError:
        return set()
    wanted = source.wanted_names(tree, chapter.given.names)
    modules = names.imported_modules(tree) | chapter.given.modules(wanted, chapter.cached)
    cached = chapter.given.needed_names(wanted, chapter.cached) & set(chapter.cached)
    if any("array" in chapter.cached[name] for name in cached):
        modules.add("numpy")
    if draws(tree):
        modules.add("matplotlib")
    return modules


def _sorted(sets: Iterable[set[str]]) -> list[str]:
    known: Any = sys.stdlib_module_names
    return sorted({name for found in sets for name in found if name not in known})
