"""Finds blanks (``___``) that are left in a program, also in one that is no valid Python."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

# A scanner of our own: a program with a blank is often broken, and the tokenizers of Python 3.11
# (native) and 3.12 (in the page) give up at different places. Order matters: comments and strings
# are consumed whole, so that a blank in them is not seen.
_TOKEN = re.compile(
    r"""
    (?P<comment>\#[^\n]*)
  | (?P<prefix>\b[rRbBuUfF]{1,2})?(?:
        (?P<triple>'{3}(?:\\.|[^\\])*?(?:'{3}|\Z) | "{3}(?:\\.|[^\\])*?(?:"{3}|\Z))
      | (?P<string>'(?:\\.|[^\\\n'])*(?:'|(?=\n)|\Z) | "(?:\\.|[^\\\n"])*(?:"|(?=\n)|\Z))
    )
  | (?P<blank>(?<!\w)_{3,}(?!\w))
  | (?P<word>[\w\u0e00-\u0e7f]+)
    """,
    re.VERBOSE | re.DOTALL,
)
_FIELD = re.compile(r"(?<!\w)_{3,}(?!\w)")
# Thai vowel and tone marks belong to names, but are no \\w.
_NAME = r"[^\W\d][\w\u0e00-\u0e7f]*"
_TARGET = re.compile(rf"[ \t]*(?P<name>{_NAME})(?:\s*,\s*{_NAME})*\s*(?::[^=\n]*)?=(?!=)")


MAX_BLANKS = 50


@dataclass(frozen=True)
class Blank:
    """A blank: its line (from 1), and the variable that its statement assigns, if one is seen."""

    line: int
    variable: str | None


def find(code: str) -> list[Blank]:
    """The blanks of ``code`` in order, the first :data:`MAX_BLANKS`.

    >>> find("# fill ___\\nhit3 = (ranks ___ 3).mean(\\nprint('___')")
    [Blank(line=2, variable='hit3')]
    """
    lines = code.split("\n")
    places = islice(_positions(code), MAX_BLANKS)
    numbers = [code.count("\n", 0, place) + 1 for place in places]
    return [Blank(number, _variable(lines, number)) for number in numbers]


def _positions(code: str) -> Iterator[int]:
    for match in _TOKEN.finditer(code):
        if match["blank"]:
            yield match.start("blank")
        elif "f" in (match["prefix"] or "").lower():
            # In an f-string a blank counts where a value would stand: inside braces.
            depth = 0
            text = match[0].replace("{{", "  ").replace("}}", "  ")
            for place, character in enumerate(text):
                depth += (character == "{") - (character == "}")
                if character == "_" and depth > 0 and _FIELD.match(text, place):
                    yield match.start() + place


def _variable(lines: list[str], line: int) -> str | None:
    """The name that the statement around ``line`` assigns.

    Looks upwards only through lines that leave a bracket open: those belong to one statement.
    """
    depth = 0
    for number in range(line - 1, -1, -1):
        text = lines[number]
        if number < line - 1:
            depth += sum(map(text.count, "([{")) - sum(map(text.count, ")]}"))
            if depth <= 0:
                return None
        match = _TARGET.match(text)
        if match:
            return match["name"]
    return None
