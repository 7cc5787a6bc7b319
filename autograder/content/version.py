"""Hashes that tell one state of the content from another."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

_DATA = re.compile(r"data/[\w.-]+\.csv")
_KINDS = {".toml", ".md", ".py", ".csv"}


def content_version(root: str | Path) -> str:
    """Twelve hex digits over exercises/ and data/: the same content gives the same version."""
    return digest(content_files(root), Path(root))[:12]


def cache_key(root: str | Path, chapter: str) -> str:
    """The state of given.py, vary.py and the data, which cached given values belong to."""
    root = Path(root)
    folder = root / "exercises" / chapter
    files = [folder / "given.py", folder / "vary.py"]
    files += [root / name for name in data_files(root, chapter)]
    return digest((file for file in files if file.is_file()), root)[:32]


def exercise_key(root: str | Path, chapter: str, exercise: str) -> str:
    """The state of an exercise's folder, which cached results of its programs belong to."""
    root = Path(root)
    folder = root / "exercises" / chapter / exercise
    files = (file for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".toml"))
    return digest(files, root)[:32]


def data_files(root: str | Path, chapter: str) -> list[str]:
    """The ``data/*.csv`` that a chapter's given.py and vary.py files name."""
    folder = Path(root) / "exercises" / chapter
    sources = [folder / "given.py", *sorted(folder.rglob("vary.py"))]
    text = "\n".join(file.read_text("utf-8") for file in sources if file.is_file())
    return sorted(set(_DATA.findall(text)))


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
