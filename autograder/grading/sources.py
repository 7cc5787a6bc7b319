"""Finds the files to grade: a notebook, a folder (searched through) or a zip.

`find(paths)` yields a `Source` for every file that could be a submission, in an order that depends
on names only, without reading the files: ten thousand notebooks do not have to fit into memory.
Links are not followed, and nothing from a zip is ever written to disk.
"""

from __future__ import annotations

import io
import os
import stat
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.grading.submission import MAX_BYTES, Unreadable

MAX_ENTRIES = 20_000
MAX_ZIP_TOTAL = 2 * 1024**3
"""Bytes of all entries of one zip, as its own table of contents claims them."""
MAX_RATIO = 200
"""A well-filled notebook deflates by 10 or 20; a bomb by 1000."""
_SKIPPED_FOLDERS = {".ipynb_checkpoints", "__MACOSX", ".git", "__pycache__"}


@dataclass(frozen=True)
class Source:
    """One file to grade. `name` is unique in a run, relative, with forward slashes."""

    name: str
    path: Path
    """The file itself, or the zip that holds it."""
    entry: int | None = None
    """The number of the entry in the zip's table of contents."""
    modified: float = 0.0
    problem: str = ""
    """A key of `words.UNREADABLE` when the file must not even be opened."""

    def read(self) -> bytes:
        """The file's bytes; raises `Unreadable` for one that is too large, gone or damaged."""
        if self.problem:
            raise Unreadable(self.problem)
        try:
            return self._entry() if self.entry is not None else _plain(self.path)
        except Unreadable:
            raise
        except Exception as error:
            # zipfile and zlib raise all kinds of things on damaged archives, and the system on odd
            # files; none of them may stop the others from being graded.
            raise Unreadable("cannot_open", type(error).__name__) from None

    def _entry(self) -> bytes:
        assert self.entry is not None
        with zipfile.ZipFile(self.path) as archive:
            info = archive.infolist()[self.entry]
            with archive.open(info) as stream:
                # The claimed size may be a lie: read at most the limit and one byte.
                data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise Unreadable("too_large")
        return data


@dataclass(frozen=True)
class Loaded:
    """A source whose bytes are here already: what travels to another machine."""

    name: str
    data: bytes
    modified: float = 0.0
    problem: str = ""

    def read(self) -> bytes:
        """The bytes; raises `Unreadable` like the source that they were read from."""
        if self.problem:
            raise Unreadable(self.problem)
        return self.data


def find(paths: Iterable[Path], skipped: list[str] | None = None) -> Iterator[Source]:
    """Every candidate below `paths`; raises `FileNotFoundError` for a path that is not there.

    Names of files that are no notebooks are added to `skipped`.
    """
    others: list[str] = [] if skipped is None else skipped
    taken: set[str] = set()
    for path in paths:
        path = Path(path)
        if path.is_dir():
            found = _folder(path, others)
        elif not path.exists():
            raise FileNotFoundError(str(path))
        elif is_zip(path):
            found = _zip(path, "", others)
        else:
            found = iter([_source(path.name, path)])
        for source in found:
            yield _unique(source, taken)


def is_zip(path: Path) -> bool:
    """Whether the file is a zip, by its name."""
    return path.suffix.lower() == ".zip"


def _folder(root: Path, skipped: list[str]) -> Iterator[Source]:
    for folder, folders, files in os.walk(root, followlinks=False):
        folders[:] = sorted(f for f in folders if f not in _SKIPPED_FOLDERS)
        for file in sorted(files):
            path = Path(folder) / file
            name = os.fsencode(path.relative_to(root)).decode("utf-8", "replace")
            if path.is_symlink():
                if _looks_like_notebook(file):
                    yield Source(name, path, problem="link")
            elif path.suffix.lower() == ".zip":
                yield from _zip(path, name + "/", skipped)
            elif _looks_like_notebook(file):
                yield _source(name, path)
            elif not file.startswith("."):
                skipped.append(name)


def _looks_like_notebook(file: str) -> bool:
    """`x.ipynb`, also as browsers and mail programs rename it: `x.ipynb.json`, `x.ipynb.txt`."""
    lower = file.lower()
    return lower.endswith(".ipynb") or any(
        lower.endswith(ending) for ending in (".ipynb.json", ".ipynb.txt", ".ipynb.html")
    )


def _source(name: str, path: Path) -> Source:
    name = name.replace("\\", "/").encode("utf-8", "replace").decode("utf-8")
    try:
        about = path.lstat()
    except OSError:
        return Source(name, path, problem="cannot_open")
    if not stat.S_ISREG(about.st_mode):  # a pipe or device would block the reader for ever
        return Source(name, path, problem="link")
    problem = "too_large" if about.st_size > MAX_BYTES else ""
    return Source(name, path, modified=about.st_mtime, problem=problem)


def _plain(path: Path) -> bytes:
    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(descriptor, "rb") as stream:
        data = stream.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Unreadable("too_large")
    return data


def _zip(path: Path, prefix: str, skipped: list[str]) -> Iterator[Source]:
    shown = prefix.rstrip("/") or path.name
    try:
        found = list(_entries(path, prefix, shown, skipped))
    except Exception:  # see `Source.read`
        found = [Source(shown, path, problem="broken_zip")]
    yield from found


def _entries(path: Path, prefix: str, shown: str, skipped: list[str]) -> Iterator[Source]:
    with zipfile.ZipFile(path) as archive:
        entries = archive.infolist()
    if len(entries) > MAX_ENTRIES or sum(e.file_size for e in entries) > MAX_ZIP_TOTAL:
        yield Source(shown, path, problem="zip_bomb")
        return
    for number, info in sorted(enumerate(entries), key=lambda pair: (pair[1].filename, pair[0])):
        name = info.filename.replace("\\", "/").encode("utf-8", "replace").decode("utf-8")
        parts = name.split("/")
        # Not `info.is_dir()`: it fails on an entry without a name.
        if name.endswith("/") or _SKIPPED_FOLDERS.intersection(parts):
            continue
        if not _looks_like_notebook(parts[-1]):
            if not parts[-1].startswith("."):
                skipped.append(prefix + name)
            continue
        problem = _entry_problem(info, name)
        yield Source(prefix + name, path, number, _modified(info), problem)


def _entry_problem(info: zipfile.ZipInfo, name: str) -> str:
    parts = name.split("/")
    if name.startswith("/") or ".." in parts or ":" in parts[0]:
        return "zip_path"
    if stat.S_ISLNK(info.external_attr >> 16):
        return "link"
    if info.file_size > MAX_BYTES:
        return "too_large"
    if info.file_size > 1_000_000 and info.file_size > MAX_RATIO * max(info.compress_size, 1):
        return "zip_bomb"
    return ""


def _modified(info: zipfile.ZipInfo) -> float:
    """Seconds since 1970, read as UTC: a zip knows no time zone, and only the order matters."""
    import calendar

    try:
        return float(calendar.timegm((*info.date_time, 0, 0, 0)))
    except (ValueError, OverflowError):
        return 0.0


def _unique(source: Source, taken: set[str]) -> Source:
    name, number = source.name, 2
    while name in taken:
        name, number = f"{source.name} ({number})", number + 1
    taken.add(name)
    if name == source.name:
        return source
    return Source(name, source.path, source.entry, source.modified, source.problem)


def zip_of(files: dict[str, bytes]) -> bytes:
    """A zip of `files`, for tests and examples."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return stream.getvalue()
