"""Adds the course's layers to the built site's runtime, and the service worker for offline reading.

    python -m runtime.course SITE      after the book was built into SITE

A layer holds the engine imported and one chapter loaded, each of its exercises checked once; so
a reader's first check computes nothing but the learner's own program. A layer belongs to one bundle
of the course: a page with another bundle starts from the same image and imports the engine from its
bundle. Each is kept in the cache by what it is made of: an edited chapter makes only its own anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import zstandard

from autograder.content.packed import FOLDER
from runtime import distribution as dist
from runtime import images
from runtime.build import bundle_loader
from runtime.fetch import fetch

ENGINE = """
import sys
sys.path.insert(0, "/course")
from autograder.browser import entry
entry.setup("/course")
"""
CHAPTER = """
import json
from autograder.content import packed
from autograder.content.loader import exercise_ids

for id in exercise_ids("/course", CHAPTER):
    _, exercise = entry.exercise(CHAPTER, id)
    request = {"version": 1, "chapter": CHAPTER, "exercise": id}
    request = json.dumps(request | {"code": exercise.solution})
    # What is only imported or computed at the first check, is so now.
    if all(name in sys.modules for name in json.loads(entry.needs(request))):
        report = json.loads(entry.grade_json(request))
        assert report["verdict"] == "passed", (id, report)
packed.forget()
"""
BASES = ("numpy", "full", "plot")
SCRIPTS = (
    *("course.mjs", "free.mjs", "lazy.mjs", "restore.mjs", "start.mjs"),
    *("stubs.mjs", "verify.mjs"),
)
WORKERS = 2
KEPT_DAYS = 7
LAYER = "layer.json"
LEVEL = int(os.environ.get("COURSE_RUNTIME_LEVEL", "19"))


class Fast:
    """The images of a built runtime, read back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        text = (folder / "manifest.json").read_text(encoding="utf-8")
        self.manifest: dict[str, Any] = json.loads(text)

    def read(self, entry: dict[str, Any]) -> bytes:
        """Return a file's content."""
        packed = (self.folder / entry["file"]).read_bytes()
        return zstandard.ZstdDecompressor().decompress(packed)

    def layers(self, name: str) -> list[dict[str, Any]]:
        """Return the entries of an image's layers, the lowest first."""
        found: list[dict[str, Any]] = []
        following: str | None = name
        while following:
            found.insert(0, next(e for e in self.manifest["images"] if e["name"] == following))
            following = found[0]["parent"]
        return found

    def restore(self, name: str) -> tuple[np.ndarray[Any, Any], dict[str, Any], list[bytes]]:
        """Return an image's heap, description and stripped libraries."""
        metas = [json.loads(self.read(layer["meta"])) for layer in self.layers(name)]
        heap = np.zeros(metas[-1]["heap"], np.uint8)
        libraries: list[bytes] = []
        whole: dict[str, Any] = {"libs": [], "got": [], "slots": []}
        for layer, meta in zip(self.layers(name), metas, strict=True):
            pages, at = np.frombuffer(self.read(layer["heap"]), np.uint8), 0
            for address, length in meta["runs"]:
                heap[address : address + length] ^= pages[at : at + length]
                at += length
            libraries += self.libraries(layer, meta["libs"])
            lists = {key: whole[key] + meta[key] for key in ("libs", "got", "slots")}
            whole = whole | meta | lists
        del whole["runs"]
        whole["gotAtBoot"] = {}  # was compared when the image was made
        return heap, whole, libraries

    def libraries(self, layer: dict[str, Any], libs: list[dict[str, Any]]) -> list[bytes]:
        """Return the stripped libraries of a layer."""
        found: list[bytes] = []
        code, at = self.read(layer["libs"]) if libs else b"", 0
        usual = (self.folder / layer["usual"]["file"]).read_bytes() if "usual" in layer else b""
        for lib in libs:
            if "file" in lib:
                found.append(self.read(lib["file"]))
            elif "frame" in lib:
                start, length = lib["frame"]
                frame = usual[start : start + length]
                found.append(zstandard.ZstdDecompressor().decompress(frame))
            else:
                found.append(code[at : at + lib["size"]])
                at += lib["size"]
        return found


@dataclass(frozen=True)
class Layer:
    """One layer to make: a chapter over an image."""

    base: str
    chapter: str

    @property
    def name(self) -> str:
        """As pages ask for it."""
        return f"{self.base}.course.{self.chapter}"

    @property
    def code(self) -> str:
        """The program that fills it."""
        return ENGINE + CHAPTER.replace("CHAPTER", repr(self.chapter))


@dataclass(frozen=True)
class Base:
    """An image laid down for the programs in js/."""

    heap: np.ndarray[Any, Any]
    meta: dict[str, Any]
    job: dict[str, Any]


def add(site: Path) -> None:
    """Write the course's layers into SITE's runtime and bundle its loader anew."""
    runtime = site / "_static" / "runtime"
    (bundle,) = (site / "_static" / "course").glob("bundle-*.zip")
    fast = Fast(runtime / "fast")
    manifest = fast.manifest
    manifest["images"] = [e for e in manifest["images"] if ".course" not in e["name"]]
    with zipfile.ZipFile(bundle) as archive:
        members = {name: archive.read(name) for name in sorted(archive.namelist())}
    chapters = [Path(name).stem for name in members if Path(name).parent.name == FOLDER]
    layers = [Layer(base, chapter) for base in BASES for chapter in chapters]
    kept = {layer: kept_folder(fast, layer, members) for layer in layers}
    missing = [layer for layer in layers if not kept[layer].is_dir()]
    if missing:
        print(f"runtime: making {len(missing)} of the course's layers (kept for the next time)")
        with tempfile.TemporaryDirectory(prefix="making-", dir=kept[missing[0]].parent) as folder:
            Maker(fast, members, Path(folder)).make(missing, kept)
    for layer in layers:
        kept[layer].touch()
        for path in kept[layer].glob("*.zst"):
            shutil.copyfile(path, fast.folder / path.name)
        manifest["images"].append(json.loads((kept[layer] / LAYER).read_text(encoding="utf-8")))
    for old in dist.cache_folder().parent.glob("course-*"):
        if time.time() - old.stat().st_mtime > KEPT_DAYS * 86400:
            shutil.rmtree(old, ignore_errors=True)
    manifest["course"] = bundle.name
    manifest_file = fast.folder / "manifest.json"
    manifest_file.unlink()
    manifest_file.write_text(json.dumps(manifest), encoding="utf-8")
    bundle_loader(fast.folder, runtime)
    # At the root: a service worker answers for its own folder and what lies below.
    here = Path(__file__).parent
    shutil.copyfile(here / "js" / "sw.js", site / "sw.js")


def kept_folder(fast: Fast, layer: Layer, members: dict[str, bytes]) -> Path:
    """Return the cache folder of a layer, named by a hash over all that it is made of."""
    key = hashlib.sha256(f"{layer.name} {LEVEL}".encode())
    key.update(json.dumps(fast.layers(layer.base), sort_keys=True).encode())
    here = Path(__file__).parent
    for path in (here / "course.py", *(here / "js" / name for name in SCRIPTS)):
        key.update(path.read_bytes())
    for name, content in members.items():
        if Path(name).parent.name != FOLDER or layer.chapter == Path(name).stem:
            key.update(f"{name} {len(content)} ".encode() + content)
    return dist.cache_folder().parent / f"course-{key.hexdigest()[:16]}"


class Maker:
    """Makes layers, a few at a time."""

    def __init__(self, fast: Fast, members: dict[str, bytes], work: Path) -> None:
        self.fast = fast
        self.work = work
        self.common: dict[str, Any] = {"pyodide": str(fetch()), "core": str(work / "core.wasm")}
        for part, suffix in (("wasm", "wasm"), ("js", "js"), ("rest", "json")):
            (work / f"core.{suffix}").write_bytes(fast.read(fast.manifest["core"][part]))
        for name, content in members.items():
            path = work / "course" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def make(self, layers: list[Layer], kept: dict[Layer, Path]) -> None:
        """Make each layer and move it to its place in ``kept``."""
        for name in dict.fromkeys(layer.base for layer in layers):
            base = self.lay(name)
            chosen = [layer for layer in layers if layer.base == name]
            with ThreadPoolExecutor(WORKERS) as pool:
                for layer, made in zip(
                    chosen, pool.map(lambda one, on=base: self.one(one, on), chosen), strict=True
                ):
                    made.rename(kept[layer])

    def lay(self, name: str) -> Base:
        """Lay an image down."""
        heap, meta, libraries = self.fast.restore(name)
        (self.work / f"{name}.heap").write_bytes(heap.tobytes())
        (self.work / f"{name}.json").write_text(json.dumps(meta), encoding="utf-8")
        files = []
        for index, code in enumerate(libraries):
            files.append(str(self.work / f"{name}-{index}.so"))
            Path(files[-1]).write_bytes(code)
        return Base(heap, meta, self.image(self.work, name, files))

    def image(self, folder: Path, name: str, libs: list[str]) -> dict[str, Any]:
        """Return how the programs in js/ are told of an image."""
        heap, description = (str(folder / f"{name}.{suffix}") for suffix in ("heap", "json"))
        return {"name": name, "heap": heap, "json": description, "libs": libs}

    def one(self, layer: Layer, base: Base) -> Path:
        """Make one layer; return the folder with its files."""
        work, result = self.work / layer.name, self.work / f"{layer.name}-made"
        work.mkdir()
        result.mkdir()
        job = self.common | {"base": base.job, "course": str(self.work / "course")}
        job |= {"name": layer.name, "out": str(work), "code": layer.code}
        (work / "job.json").write_text(json.dumps(job), encoding="utf-8")
        images.node("course.mjs", work / "job.json", say=print)
        check = self.common | {"images": [self.image(work, layer.name, base.job["libs"])]}
        (work / "job.json").write_text(json.dumps(check), encoding="utf-8")
        images.node("verify.mjs", work / "job.json", say=lambda _: None)
        after = json.loads((work / f"{layer.name}.json").read_text(encoding="utf-8"))
        heap = np.fromfile(work / f"{layer.name}.heap", np.uint8)
        out = images.Output(result, LEVEL)
        entry = images.layer(out, layer.name, base.heap, heap, after, base.meta)
        entry["parent"] = layer.base
        (result / LAYER).write_text(json.dumps(entry), encoding="utf-8")
        shutil.rmtree(work)
        return result


def main(arguments: list[str] | None = None) -> int:
    """Run from a command line."""
    parser = argparse.ArgumentParser(prog="python -m runtime.course", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("site", type=Path)
    options = parser.parse_args(arguments)
    add(options.site)
    return 0


if __name__ == "__main__":
    sys.exit(main())
