"""Adds the course's layer to the built site's runtime, and the service worker for offline reading.

    python -m runtime.course SITE      after the book was built into SITE

The layer holds the engine imported and every chapter loaded. It stands on the smallest and on the
largest image, and belongs to one bundle of the course: a page with another bundle starts from the
same image and imports the engine from its bundle.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import zstandard

from runtime import distribution as dist
from runtime import images
from runtime.build import bundle_loader
from runtime.fetch import fetch

CODE = """
import json, sys
sys.path.insert(0, "/course")
from autograder.browser import entry
from autograder.content import load_course

entry.setup("/course")
for chapter in load_course("/course").chapters:
    for id, exercise in entry.chapter(chapter).exercises.items():
        request = {"version": 1, "chapter": chapter, "exercise": id, "seed": 1}
        request = json.dumps(request | {"code": exercise.solution})
        # What is only imported or computed at the first check, is so now.
        if all(name in sys.modules for name in json.loads(entry.needs(request))):
            report = json.loads(entry.grade_json(request))
            assert report["verdict"] == "passed", (id, report)
"""
BASES = ("numpy", "full", "plot")
SCRIPTS = ("course.mjs", "free.mjs", "start.mjs")


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
            code, at = self.read(layer["libs"]) if "libs" in layer else b"", 0
            for lib in meta["libs"]:
                libraries.append(code[at : at + lib["size"]])
                at += lib["size"]
            lists = {key: whole[key] + meta[key] for key in ("libs", "got", "slots")}
            whole = whole | meta | lists
        del whole["runs"]
        whole["gotAtBoot"] = {}  # was compared when the image was made
        return heap, whole, libraries


def add(site: Path) -> None:
    """Write the course's layers into SITE's runtime and bundle its loader anew."""
    runtime = site / "_static" / "runtime"
    (bundle,) = (site / "_static" / "course").glob("bundle-*.zip")
    fast = Fast(runtime / "fast")
    manifest = fast.manifest
    manifest["images"] = [e for e in manifest["images"] if not e["name"].endswith(".course")]
    key = hashlib.sha256(json.dumps(manifest["images"], sort_keys=True).encode())
    here = Path(__file__).parent
    for path in (here / "course.py", *(here / "js" / name for name in SCRIPTS), bundle):
        key.update(path.read_bytes())
    kept = dist.cache_folder().parent / f"course-{key.hexdigest()[:16]}"
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(prefix="making-", dir=kept.parent) as folder:
            work, result = Path(folder) / "work", Path(folder) / "result"
            work.mkdir()
            result.mkdir()
            layers = _make(fast, bundle, work, images.Output(result, 19))
            (result / "layers.json").write_text(json.dumps(layers), encoding="utf-8")
            result.rename(kept)
    for path in kept.glob("*.zst"):
        shutil.copyfile(path, fast.folder / path.name)
    manifest["images"] += json.loads((kept / "layers.json").read_text(encoding="utf-8"))
    manifest["course"] = bundle.name
    manifest_file = fast.folder / "manifest.json"
    manifest_file.unlink()
    manifest_file.write_text(json.dumps(manifest), encoding="utf-8")
    bundle_loader(fast.folder, runtime)
    # At the root: a service worker answers for its own folder and what lies below.
    shutil.copyfile(here / "js" / "sw.js", site / "sw.js")


def _make(fast: Fast, bundle: Path, work: Path, out: images.Output) -> list[dict[str, Any]]:
    source = fetch()
    (work / "core.wasm").write_bytes(fast.read(fast.manifest["core"]["wasm"]))
    with zipfile.ZipFile(bundle) as archive:
        archive.extractall(work / "course")
    layers = []
    for base in BASES:
        heap, meta, libraries = fast.restore(base)
        (work / f"{base}.heap").write_bytes(heap.tobytes())
        (work / f"{base}.json").write_text(json.dumps(meta), encoding="utf-8")
        files = []
        for index, code in enumerate(libraries):
            files.append(str(work / f"{base}-{index}.so"))
            Path(files[-1]).write_bytes(code)
        name = f"{base}.course"

        def image(which: str, libs: list[str] = files) -> dict[str, Any]:
            heap_file, json_file = (str(work / f"{which}.{suffix}") for suffix in ("heap", "json"))
            return {"name": which, "heap": heap_file, "json": json_file, "libs": libs}

        common: dict[str, Any] = {"pyodide": str(source), "core": str(work / "core.wasm")}
        job = common | {"base": image(base), "course": str(work / "course"), "code": CODE}
        job |= {"name": name, "out": str(work)}
        (work / "job.json").write_text(json.dumps(job), encoding="utf-8")
        images.node("course.mjs", work / "job.json", say=print)
        check = common | {"images": [image(name)]}
        (work / "job.json").write_text(json.dumps(check), encoding="utf-8")
        images.node("verify.mjs", work / "job.json", say=print)
        after = json.loads((work / f"{name}.json").read_text(encoding="utf-8"))
        entry = images.layer(
            out, name, heap, np.fromfile(work / f"{name}.heap", np.uint8), after, meta
        )
        parent = fast.layers(base)[-1]
        entry |= {"parent": base, "packages": parent["packages"], "imports": parent["imports"]}
        layers.append(entry)
    return layers


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
