"""The questions of a chapter's quiz as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One answer to choose, and why it is right or not."""

    id: str
    text: str
    right: bool
    why: str


@dataclass(frozen=True)
class Question:
    """One question; with several right options a learner must choose exactly those."""

    id: str
    text: str
    options: tuple[Option, ...]

    @property
    def right(self) -> frozenset[str]:
        """The ids of the right options."""
        return frozenset(option.id for option in self.options if option.right)

    @property
    def many(self) -> bool:
        """Whether several options are right."""
        return len(self.right) > 1
