"""Packs what the browser needs into one zip: the checker, the exercises, the data.

The zip is the same for the same content: fixed order, fixed times. Its name holds a hash of its
contents, so that a browser never mixes an old one with a new page.
"""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import autograder
from autograder.content.errors import ContentError
from autograder.content.loader import chapter_ids, load_shell
from autograder.content.version import cache_key, content_files

PACKAGES = ("content", "checking", "browser", "notebook")
_EPOCH = (2020, 1, 1, 0, 0, 0)


def build_bundle(root: str | Path, out_dir: str | Path) -> Path:
    """Writes ``bundle-<hash>.zip`` into ``out_dir`` (older ones there go) and returns its path.

    It holds ``autograder/``, ``exercises/``, the ``data/*.csv`` that given.py reads and
    ``given_cache.json``. Computing the cache runs given.py: what it imports must be installed.
    """
    members = dict(sorted(bundle_members(root)))
    total = hashlib.sha256()
    for name, content in members.items():
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    out = Path(out_dir)
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"bundle-{total.hexdigest()[:12]}.zip"
    for old in out.glob("bundle-*.zip"):
        if old != file:
            old.unlink()
    with zipfile.ZipFile(file, "w") as bundle:
        for name, content in members.items():
            info = zipfile.ZipInfo(name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            bundle.writestr(info, content, compresslevel=9)
    return file


def bundle_members(root: str | Path) -> Iterator[tuple[str, bytes]]:
    """Name and content of everything in the bundle."""
    root = Path(root)
    package = Path(autograder.__file__).parent
    yield "autograder/__init__.py", (package / "__init__.py").read_bytes()
    for name in PACKAGES:
        for file in sorted((package / name).rglob("*.py")):
            yield f"autograder/{file.relative_to(package).as_posix()}", file.read_bytes()
    wanted = {data for chapter in chapter_ids(root) for data in data_files(root, chapter)}
    for file in content_files(root):
        name = file.relative_to(root).as_posix()
        if not name.startswith("data/") or name in wanted:
            yield name, file.read_bytes()
    cache = given_cache(root)
    yield "given_cache.json", json.dumps(cache, sort_keys=True, indent=1).encode()


def data_files(root: str | Path, chapter: str) -> list[str]:
    """The ``data/*.csv`` that a chapter's given.py and vary.py name."""
    shell = load_shell(root, chapter)
    found = set(re.findall(r"data/[\w.-]+\.csv", f"{shell.given.source}\n{shell.vary or ''}"))
    for name in found:
        if not (Path(root) / name).is_file():
            raise ContentError(name, "is read by given.py and is not there", "add it to data/")
    return sorted(found)


def given_cache(root: str | Path) -> dict[str, object]:
    """Plain values of every chapter's given names, with the state that they belong to."""
    # The checker runs given.py; only this function of `content` needs it, and only at build time.
    from autograder.checking.namespace import given_values

    cache: dict[str, object] = {}
    for chapter in chapter_ids(root):
        values = given_values(load_shell(root, chapter))
        cache[chapter] = {"key": cache_key(root, chapter), "values": values}
    return cache
