"""The course's programs, and what the checker says of them on this machine.

The page must say the same: it runs the same functions, in Pyodide.
"""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from autograder.checking import check
from autograder.content import Chapter, load_chapter, load_course

ROOT = Path(__file__).resolve().parents[3]
CHAPTER = "evaluate"
_POINTS = re.compile(r"ได้ ([\d.]+) จาก ([\d.]+) คะแนน")


@cache
def chapter(name: str = CHAPTER) -> Chapter:
    """A chapter, the flagship if none is named."""
    return load_chapter(ROOT, name)


@cache
def chapters() -> list[str]:
    """Ids of the chapters in the order of reading."""
    return list(load_course(ROOT).chapters)


def facts_exercises() -> list[str]:
    """Ids of the exercises as published."""
    facts = json.loads((ROOT / "tests" / "facts.json").read_text(encoding="utf-8"))
    return list(facts["lesson"]["exercises"])


@dataclass(frozen=True)
class Native:
    """What the checker says here."""

    verdict: str
    points: float
    messages: tuple[str, ...]


@cache
def native(name: str, code: str) -> Native:
    """The report on a program for exercise `name`."""
    report = check(chapter(), chapter().exercises[name], code)
    return Native(report.verdict, report.points, tuple(message.text for message in report.messages))


def grade(notebook: Path, out: Path) -> dict[str, str]:
    """The row that `autograder grade` writes for a notebook."""
    command = [sys.executable, "-m", "autograder", "grade", str(notebook), "--out", str(out)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    with (out / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 1
    return rows[0]


def points_shown(text: str) -> float | None:
    """The points that a feedback's text names; None if it names none."""
    found = _POINTS.search(text)
    return float(found[1]) if found else None


def plain(text: str) -> str:
    """`text` as lines are laid out by nobody: each run of white space is one space."""
    return " ".join(text.split())
