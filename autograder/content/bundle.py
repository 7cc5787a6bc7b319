"""Packs what the browser needs into one zip: the checker, the exercises, the data.

The zip is the same for the same content: fixed order, fixed times. Its name holds a hash of its
contents, so that a browser never mixes an old one with a new page.
"""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import autograder
from autograder.content import packed
from autograder.content.errors import ContentError
from autograder.content.loader import chapter_ids, load_chapter
from autograder.content.version import content_files, data_files

PACKAGES = ("content", "checking", "browser", "notebook")
_EPOCH = (2020, 1, 1, 0, 0, 0)


def build_bundle(root: str | Path, out_dir: str | Path) -> Path:
    """Writes ``bundle-<hash>.zip`` into ``out_dir`` (older ones there go) and returns its path.

    It holds ``autograder/``, the data files that chapters read, and per chapter one file with its
    exercises and what the browser need not compute (:mod:`~autograder.content.packed`). Computing
    that runs the programs: what they import must be there.
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
    wanted = {name for chapter in chapter_ids(root) for name in data_files(root, chapter)}
    for name in wanted:
        if not (root / name).is_file():
            raise ContentError(name, "is read by a chapter and is not there", "add it to data/")
    files = {file.relative_to(root).as_posix(): file for file in content_files(root)}
    inside: dict[str, dict[str, Path]] = {}
    for place, file in files.items():
        top, *rest = place.split("/")
        if top == "exercises" and len(rest) > 1:
            inside.setdefault(rest[0], {})[place] = file
        elif top != "data" or place in wanted:
            yield place, file.read_bytes()
    for id in chapter_ids(root):
        yield f"{packed.FOLDER}/{id}.json", packed.pack(inside[id], build_cache(root, id))


def build_cache(root: str | Path, id: str) -> dict[str, object]:
    """What the browser need not compute of a chapter.

    ``values`` are plain given values, ``expected`` the reference's and the mistakes' results under
    the default seed, by exercise.
    """
    # The checker runs the programs; only this function of `content` needs it, at build time.
    from autograder.checking.expected import expect
    from autograder.checking.namespace import given_values

    chapter = load_chapter(root, id)
    return {
        "values": given_values(chapter),
        "expected": {
            exercise.id: expect(chapter, exercise).to_plain()
            for exercise in chapter.exercises.values()
        },
    }
