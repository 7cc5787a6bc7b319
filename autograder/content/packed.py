"""A chapter's files and results in one file of the bundle: ``chapters/<id>.json``.

A chapter is some hundred small files; one by one they would take a zip five times as much. They
are written out as they are asked for: a chapter's own files, then those of one exercise.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FOLDER = "chapters"


def pack(files: Mapping[str, Path], cache: Mapping[str, Any]) -> bytes:
    """The one file: the text of ``files`` by their place, and what the browser need not compute."""
    texts = {place: file.read_text("utf-8") for place, file in sorted(files.items())}
    plain = {"files": texts, "cache": cache}
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def chapters(root: Path) -> list[str]:
    """Ids of the packed chapters; none where the content lies in its folders."""
    return sorted(file.stem for file in (root / FOLDER).glob("*.json"))


def exercises(root: Path, chapter: str) -> list[str]:
    """Ids of a packed chapter's exercises."""
    places = map(Path, _read(root, chapter).get("files", ()))
    return sorted(place.parent.name for place in places if place.name == "exercise.toml")


def cache(root: Path, chapter: str) -> Mapping[str, Any]:
    """What the browser need not compute; empty where the chapter is not packed."""
    found: Mapping[str, Any] = _read(root, chapter).get("cache", {})
    return found


def unpack(root: Path, chapter: str, exercise: str | None = None) -> None:
    """Writes a chapter's own files, or those of one exercise, unless they are there."""
    folder = root / "exercises" / chapter
    if exercise is not None:
        folder /= exercise
    if folder.is_dir():
        return
    own = f"exercises/{chapter}/" if exercise is None else f"exercises/{chapter}/{exercise}/"
    for place, text in _read(root, chapter).get("files", {}).items():
        if place.startswith(own) and (exercise is not None or "/" not in place[len(own) :]):
            file = root / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


def forget() -> None:
    """Lets go of the files that were read last."""
    _parsed.cache_clear()


def _read(root: Path, chapter: str) -> Mapping[str, Any]:
    file = root / FOLDER / f"{chapter}.json"
    return _parsed(file, file.stat().st_mtime_ns) if file.is_file() else {}


@functools.lru_cache(maxsize=2)
def _parsed(file: Path, changed: int) -> Mapping[str, Any]:
    del changed
    found: Mapping[str, Any] = json.loads(file.read_text("utf-8"))
    return found
