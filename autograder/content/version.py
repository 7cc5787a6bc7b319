"""Hashes that tell one state of the content from another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

_KINDS = {".toml", ".md", ".py", ".csv"}


def content_version(root: str | Path) -> str:
    """Twelve hex digits over exercises/ and data/: the same content gives the same version."""
    return digest(content_files(root), Path(root))[:12]


def cache_key(root: str | Path, chapter: str) -> str:
    """The state that cached values of a chapter's given names belong to."""
    root = Path(root)
    files = [root / "exercises" / chapter / "given.py", *sorted((root / "data").glob("*.csv"))]
    return digest((file for file in files if file.is_file()), root)[:32]


def content_files(root: str | Path) -> Iterator[Path]:
    """Every file that the course's content is made of, sorted."""
    root = Path(root)
    yield from sorted(
        path
        for path in (root / "exercises").rglob("*")
        if path.is_file() and path.suffix in _KINDS and "__pycache__" not in path.parts
    )
    yield from sorted((root / "data").glob("*.csv"))


def digest(files: Iterator[Path], root: Path) -> str:
    """sha256 over names and contents; line ends count as one kind (git may change them)."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()
