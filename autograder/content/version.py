"""Hashes that tell one state of the content from another."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

# Kinds of files in data/ that learners' programs may read; what made them stays out.
BINARY_KINDS = frozenset({".npy", ".npz"})
DATA_KINDS = BINARY_KINDS | {".csv", ".json", ".tsv", ".txt"}
_DATA = re.compile(r"data/[\w.-]+\.(?:csv|json|npy|npz|tsv|txt)\b")
_KB = ("data/kb_docs.csv", "data/kb_questions.csv")
_KINDS = {".toml", ".md", ".py", ".csv"}


def content_version(root: str | Path) -> str:
    """Twelve hex digits over exercises/ and data/: the same content gives the same version."""
    return digest(content_files(root), Path(root))[:12]


def data_files(root: str | Path, chapter: str) -> list[str]:
    """The files under data/ that a chapter reads, sorted.

    Those that ``data`` of chapter.toml lists (without it: the knowledge base and its questions),
    and those that its given.py and vary.py files name.
    """
    root = Path(root)
    folder = root / "exercises" / chapter
    sources = [folder / "given.py", *sorted(folder.rglob("vary.py"))]
    text = "\n".join(file.read_text("utf-8") for file in sources if file.is_file())
    settings = folder / "chapter.toml"
    listed = tomllib.loads(settings.read_text("utf-8")).get("data") if settings.is_file() else None
    if listed is None:
        return sorted({*_DATA.findall(text), *(name for name in _KB if (root / name).is_file())})
    return sorted({*_DATA.findall(text), *(f"data/{name}" for name in listed)})


def all_data(root: str | Path) -> list[Path]:
    """Every file of data/ that programs may read, sorted."""
    files = (Path(root) / "data").glob("*")
    return sorted(file for file in files if file.suffix in DATA_KINDS and file.is_file())


def content_files(root: str | Path) -> Iterator[Path]:
    """Every file that the course's content is made of, sorted."""
    root = Path(root)
    yield from sorted(
        path
        for path in (root / "exercises").rglob("*")
        if path.is_file() and path.suffix in _KINDS and "__pycache__" not in path.parts
    )
    yield from all_data(root)


def digest(files: Iterator[Path], root: Path) -> str:
    """sha256 over names and contents; line ends of texts count as one kind (git changes them)."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        if file.suffix not in BINARY_KINDS:
            content = content.replace(b"\r\n", b"\n")
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()
