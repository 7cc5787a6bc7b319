"""A small course for the tests: ``tests/fixtures/course``."""

from __future__ import annotations

import shutil
from pathlib import Path

from autograder.content import Chapter, Exercise, load_chapter

ROOT = Path(__file__).parent / "fixtures" / "course"
PROJECT = Path(__file__).parents[1]


def chapter() -> Chapter:
    """The chapter ``tiny``, read anew."""
    return load_chapter(ROOT, "tiny")


def exercise(name: str) -> tuple[Chapter, Exercise]:
    """A chapter and one of its exercises."""
    found = chapter()
    return found, found.exercises[name]


def copy(to: Path) -> Path:
    """A copy of the course to break."""
    root = to / "course"
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns("__pycache__"))
    return root
