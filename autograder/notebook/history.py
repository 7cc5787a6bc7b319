"""Finds a learner's answer among the cells that were run."""

from __future__ import annotations

import re
from collections.abc import Sequence

from autograder.checking import source
from autograder.content import names
from autograder.content.exercise import Exercise

_CHECK = re.compile(
    r"^[ \t]*(?:(?:autograder\.)?(?:notebook\.)?check\s*\(.*\)\s*;?"
    r"|from\s+autograder(?:\.notebook)?\s+import\s.*|import\s+autograder.*)\s*(?:#.*)?$"
)


def last_source(inputs: Sequence[str], exercise: Exercise) -> str | None:
    """The last cell that assigns one of the exercise's answers, without its ``check(…)`` lines.

    >>> from autograder.content.exercise import Variable
    >>> task = Exercise("c", "e", "", "basic", 1, "", (Variable("x", "integer"),), "", (), "", "")
    >>> last_source(["x = 1", "x = 2\\ncheck('e')", "print(x)", "check('e')"], task)
    'x = 2\\n'
    """
    for text in reversed(inputs):
        code = without_checks(text)
        if _answers(code, exercise):
            return code
    return None


def without_checks(text: str) -> str:
    """A cell's source with calls of the checker blanked out; lines keep their numbers."""
    return "\n".join("" if _CHECK.match(line) else line for line in text.split("\n"))


def _answers(code: str, exercise: Exercise) -> bool:
    try:
        return bool(set(names.bound(source.parse(code).body)) & set(exercise.variable_names))
    except SyntaxError:
        wanted = "|".join(map(re.escape, exercise.variable_names))
        assigned = rf"(?m)^[ \t]*(?:\w+\s*,\s*)*(?:{wanted})\b[^=\n]*=(?!=)"
        defined = rf"(?m)^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+(?:{wanted})\b"
        return bool(re.search(assigned, code) or re.search(defined, code))
