"""Finds the course: the folder that holds exercises/course.toml."""

from __future__ import annotations

from pathlib import Path


def find(given: Path | None) -> Path | None:
    """`given`, or the nearest folder above this one, or the one that the package stands in."""
    if given is not None:
        return given.resolve() if _is_course(given) else None
    here = Path.cwd().resolve()
    package = Path(__file__).resolve().parents[2]
    return next((f for f in (here, *here.parents, package) if _is_course(f)), None)


def _is_course(folder: Path) -> bool:
    return (folder / "exercises" / "course.toml").is_file()
