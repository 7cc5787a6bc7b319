"""What is wrong with the course's content, said so that its author can mend it."""

from __future__ import annotations

from pathlib import Path


class ContentError(Exception):
    """One fault in one file: where, what, and how to mend it.

    >>> print(ContentError("exercises/a/course.toml", "unknown key 'tite'", "mend it"))
    exercises/a/course.toml: unknown key 'tite' (mend it)
    """

    def __init__(self, file: str | Path, what: str, fix: str) -> None:
        self.file = str(file)
        self.what = what
        self.fix = fix
        super().__init__(f"{self.file}: {what} ({fix})")
