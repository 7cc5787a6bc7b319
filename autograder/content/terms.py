"""A chapter's terms as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """A term's one Thai form, its English form, forms never used for it, what it means (Thai)."""

    thai: str
    english: str
    never: tuple[str, ...] = ()
    meaning: str = ""
