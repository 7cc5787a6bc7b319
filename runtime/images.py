"""Makes the site's fast start: heap images, stripped libraries and packs of the packages' files.

Everything is written under names that hold the content's hash, so that a browser's copy is right
or is not asked for. The result depends on pinned files, this folder and the checker's imports
only; it is kept in the cache and made again when one of these changes.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import zstandard

from runtime import distribution as dist
from runtime import signatures, wasm
from runtime.core import Core, cut
from runtime.stages import LAID, Stage, stages

ROOT = Path(__file__).resolve().parent.parent
SITE_PACKAGES = "/lib/python3.12/site-packages"
PAGE = 4096
WASM_PAGE = 65536
LEFT_OUT = re.compile(
    r"(^|/)(tests?|testing/data|include|sample_data|__pycache__)/(?!__init__\.py$)"
    r"|\.(h|hpp|hxx|c|cpp|pxd|pyx|pxi|tp|a|f90|f|build|in)$|(^|/)(RECORD|INSTALLER)$"
)
"""What no program at run time reads: tests, headers and sources of compiled parts."""
Say = Callable[[str], None]


@dataclass
class Output:
    """The folder that is written: hash-named files and what the loader's manifest says of them."""

    folder: Path
    level: int
    files: dict[str, dict[str, Any]] = field(default_factory=dict)

    def zstd(self, name: str, data: bytes, level: int = 19) -> dict[str, Any]:
        """Write `data` compressed; return its entry: file name, compressed and raw size."""
        return self.raw(name, self.compress(data, level), ".zst") | {"raw": len(data)}

    def compress(self, data: bytes, level: int = 19) -> bytes:
        """Return `data` as one frame."""
        options = zstandard.ZstdCompressionParameters.from_level(
            min(level, self.level),
            write_checksum=1,
            write_content_size=1,
            threads=2 if len(data) > 8e6 else 0,
        )
        return zstandard.ZstdCompressor(compression_params=options).compress(data)

    def raw(self, name: str, data: bytes, suffix: str) -> dict[str, Any]:
        """Write `data` as it is under a name with its hash."""
        digest = hashlib.sha256(data).hexdigest()
        file_name = f"{name}-{digest[:10]}{suffix}"
        (self.folder / file_name).write_bytes(data)
        return {"file": file_name, "size": len(data)}


INGREDIENTS = (
    *("core.py", "distribution.py", "images.py", "later.py", "signatures.py", "stages.py"),
    "wasm.py",
    *(
        "js/compile.mjs",
        "js/free.mjs",
        "js/image.mjs",
        "js/lazy.mjs",
        "js/slots.mjs",
        "js/restore.mjs",
        "js/start.mjs",
        "js/stubs.mjs",
        "js/symbols.mjs",
        "js/tables.mjs",
    ),
    "js/verify.mjs",
)
"""What the images are made by; the loader is bundled afterwards and may change freely."""


def fingerprint(level: int) -> str:
    """Return a hash over everything that the result depends on."""
    total = hashlib.sha256(f"{level} {dist.CORE} {zstandard.__version__}".encode())
    for name in INGREDIENTS:
        total.update((Path(__file__).parent / name).read_bytes())
    return total.hexdigest()[:16]


def make(source: Path, out: Path, say: Say) -> None:
    """Write the fast start's files into `out`; `source` is the verified distribution.

    COURSE_RUNTIME_LEVEL (1 to 19, default 19) trades the build's time for the files' size.
    """
    level = int(os.environ.get("COURSE_RUNTIME_LEVEL", "19"))
    kept = source.parent / f"images-{fingerprint(level)}"
    if not kept.is_dir():
        say("runtime: making heap images (some minutes, kept for the next time)")
        with tempfile.TemporaryDirectory(prefix="making-", dir=source.parent) as folder:
            work, result = Path(folder) / "work", Path(folder) / "result"
            work.mkdir()
            result.mkdir()
            _make(source, work, Output(result, level), say)
            result.rename(kept)
        for old in kept.parent.glob("images-*"):
            if old != kept and time.time() - old.stat().st_mtime > 7 * 86400:
                shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(kept, out, dirs_exist_ok=True)


def _make(source: Path, work: Path, out: Output, say: Say) -> None:
    lock = dist.read_lock(source)
    packages = dist.needed_packages(lock, LAID)
    owners = unpack(source, packages, work)
    node("compile.mjs", source, work / "site", work / "pyc", say=say)
    plan = stages()
    job = {
        "pyodide": str(source),
        "site": str(work / "site"),
        "pyc": str(work / "pyc"),
        "out": str(work),
        "later": (Path(__file__).parent / "later.py").read_text(encoding="utf-8"),
        "stages": [
            {
                "name": stage.name,
                "dynlib": [str(work / "lib" / name) for name in stage.shared],
                "code": stage.code,
                "later": stage.later,
            }
            for stage in plan
        ],
    }
    (work / "job.json").write_text(json.dumps(job), encoding="utf-8")
    node("image.mjs", work / "job.json", say=say)
    core = cut_core(source, work, plan)
    verify(source, work, plan, say)
    tables = pack_tables(work, plan, out)
    manifest: dict[str, Any] = {
        "version": dist.VERSION,
        "images": pack_images(work, plan, out, say),
        "core": {
            "js": out.zstd("core.js", core.script.encode()),
            "wasm": out.zstd("core.wasm", core.module),
            "rest": out.zstd("core.rest", json.dumps(core.rest).encode()),
        },
        "tables": tables,
        "stdlib": out.zstd("stdlib", (source / "python_stdlib.zip").read_bytes()),
        "tree": pack_tree(work, owners, out),
        "laid": sorted(package.name for package in packages),
    }
    (out.folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")


def unpack(source: Path, packages: Iterable[dist.PackageFile], work: Path) -> dict[str, str]:
    """Unpack the packages into work/site and work/lib; return each file's package."""
    owners: dict[str, str] = {}
    for package in packages:
        with zipfile.ZipFile(source / package.file_name) as archive:
            shared = package.file_name.endswith(".zip")
            for name in archive.namelist():
                if name.endswith("/") or (not shared and LEFT_OUT.search(name)):
                    continue
                target = work / ("lib" if shared else "site") / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))
                owners[("lib/" if shared else "") + name] = package.name
            if not shared:
                # What pyodide.loadPackage would write, for importlib.metadata and micropip.
                info = next(n for n in archive.namelist() if ".dist-info/" in n).split("/")[0]
                for name, text in (
                    ("INSTALLER", "pyodide.loadPackage"),
                    ("PYODIDE_SOURCE", "pyodide"),
                ):
                    (work / "site" / info / name).write_text(text, encoding="utf-8")
                    owners[f"{info}/{name}"] = package.name
    return owners


def node(script: str, *arguments: Path | str, say: Say) -> None:
    """Run one of the js/ programs; raise RuntimeError with what it said when it fails."""
    command = ["node", str(Path(__file__).parent / "js" / script), *map(str, arguments)]
    # The time zone is part of the heap; the loader sets the reader's after the start.
    environment = os.environ | {"TZ": "UTC"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        # Node prints the faulty line of a minified file whole: leave such lines out.
        said = [line for line in (done.stdout + done.stderr).splitlines() if len(line) < 500]
        raise RuntimeError(f"{script} failed:\n" + "\n".join(said[-20:]))
    for line in done.stdout.splitlines():
        say(f"  {line}")


def cut_core(source: Path, work: Path, plan: list[Stage]) -> Core:
    """Cut the core down; the images' descriptions get what a start must know of it."""
    metas = {stage.name: work / f"{stage.name}.json" for stage in plan}
    described = {name: json.loads(path.read_text("utf-8")) for name, path in metas.items()}
    stock = (source / "pyodide.asm.js").read_text(encoding="utf-8")
    core = cut(
        stock,
        wasm.strip((source / "pyodide.asm.wasm").read_bytes(), main=True),
        described[plan[0].name]["gotAtBoot"],
        (path.read_bytes() for path in sorted(work.rglob("*.so"))),
        (source / "pyodide.mjs").read_text(encoding="utf-8"),
    )
    for name, path in metas.items():
        path.write_text(json.dumps(described[name] | {"boot": core.boot}), encoding="utf-8")
    # As js/start.mjs reads them.
    (work / "core.wasm").write_bytes(core.module)
    (work / "core.js").write_text(core.script, encoding="utf-8")
    (work / "core.json").write_text(json.dumps(core.rest), encoding="utf-8")
    return core


def verify(source: Path, work: Path, plan: list[Stage], say: Say) -> None:
    """Start every image once with stripped modules, as browsers will; fail on any difference."""
    (work / "stripped").mkdir()
    images = []
    types: list[str] = []
    for stage in plan:
        description = work / f"{stage.name}.json"
        meta = json.loads(description.read_text(encoding="utf-8"))
        libs = []
        for lib in meta["libs"]:
            path = work / "stripped" / lib["name"].strip("/").replace("/", "~")
            if not path.exists():
                path.write_bytes(wasm.strip(library_bytes(work, lib["name"])))
            libs.append(str(path))
        note_types(meta, [Path(path).read_bytes() for path in libs], types)
        description.write_text(json.dumps(meta), encoding="utf-8")
        image = {"name": stage.name, "heap": str(work / f"{stage.name}.heap"), "libs": libs}
        image |= {"json": str(description), "first": stage.first, "usual": stage.usual}
        images.append(image)
    job = {"pyodide": str(source), "core": str(work / "core.wasm"), "images": images}
    (work / "verify.json").write_text(json.dumps(job), encoding="utf-8")
    node("verify.mjs", work / "verify.json", say=say)


def note_types(meta: dict[str, Any], modules: list[bytes], types: list[str]) -> None:
    """Note the type of each function that a library has in the table, for the stubs.

    `types` is the list that the notes count in; new ones are added to it. Nothing is noted for a
    library whose functions no stub can stand for.
    """
    numbers = {signature: number for number, signature in enumerate(types)}

    def number(signature: str) -> int:
        return numbers.setdefault(signature, len(numbers))

    exported: list[dict[str, str]] = []
    for lib, module in zip(meta["libs"], modules, strict=True):
        try:
            found = signatures.functions(module)
        except wasm.NotStrippable:
            exported.append({})
            continue
        exported.append(found.exported)
        lib["types"] = [number(signature) for signature in found.segment]
    for slot in meta["slots"]:
        _, owner, name = slot
        if owner >= 0 and "types" in meta["libs"][owner]:
            slot.append(number(exported[owner][name]))
    types[:] = numbers
    meta["types"] = list(types)


def pack_tables(work: Path, plan: list[Stage], out: Output) -> dict[str, Any]:
    """Take the whole pages of tables.json out of the heaps; return their file's entry, with runs.

    Raises RuntimeError when the heaps differ there: then it is not what its one reader only reads.
    """
    spans = json.loads((work / "tables.json").read_text(encoding="utf-8"))
    runs = whole_pages(spans)
    contents = None
    for stage in plan:
        heap = np.fromfile(work / f"{stage.name}.heap", np.uint8)
        found = b"".join(heap[at : at + length].tobytes() for at, length in runs)
        if contents not in (None, found):
            raise RuntimeError("the tables of the codecs are not the same in all images")
        contents = found
        for at, length in runs:
            heap[at : at + length] = 0
        heap.tofile(work / f"{stage.name}.heap")
    return out.zstd("tables", contents or b"") | {"runs": runs}


def whole_pages(spans: list[list[int]]) -> list[list[int]]:
    """Return [address, length] of the whole pages that lie in the spans [address, length]."""
    pages = (((at + PAGE - 1) // PAGE * PAGE, (at + size) // PAGE * PAGE) for at, size in spans)
    return [[first, end - first] for first, end in pages if end > first]


def pack_images(work: Path, plan: list[Stage], out: Output, say: Say) -> list[dict[str, Any]]:
    """Compress each stage's heap as its difference from the stage before, and its libraries."""
    before = np.zeros(0, np.uint8)
    parent: dict[str, Any] | None = None
    entries: list[dict[str, Any]] = []
    covers: list[str] = []
    for stage in plan:
        meta = json.loads((work / f"{stage.name}.json").read_text(encoding="utf-8"))
        heap = np.fromfile(work / f"{stage.name}.heap", np.uint8)
        covers += stage.packages
        names = {module.split(".")[0] for module in meta.pop("modules")}
        known = {lib["name"]: lib for lib in parent["libs"]} if parent else {}
        libs = [lib for lib in meta["libs"] if lib["name"] not in known]
        packs = pack_libraries(work, stage.name, libs, meta.pop("first"), meta.pop("usual"), out)
        # As the parent has them: which of them wait is the same for every image.
        meta["libs"] = [known.get(lib["name"], lib) for lib in meta["libs"]]
        entry = layer(out, stage.name, before, heap, meta, parent)
        entry |= {
            "parent": entries[-1]["name"] if entries else None,
            "packages": list(covers),
            "imports": sorted(name for name in names if not name.startswith("_")),
        }
        entry |= packs
        entries.append(entry)
        parts = [k for k in ("meta", "libs", "heap", "usual") if k in entry]
        sizes = ", ".join(f"{k} {entry[k]['size'] / 1e6:.2f} MB" for k in parts)
        say(f"  {stage.name}: {sizes}")
        before, parent = heap, meta
    return entries


def pack_libraries(
    work: Path,
    name: str,
    libs: list[dict[str, Any]],
    first: list[str],
    usual: list[str],
    out: Output,
) -> dict[str, Any]:
    """Pack a layer's libraries; note in each how large it is and, if it waits, where it lies.

    Those that a first result needs in one piece, those that are usually needed in one file but each
    by itself (`frame`: where it begins there and its length), the others each in a file of its own.
    """
    at_once: list[bytes] = []
    frames: list[bytes] = []
    at = 0
    for lib in libs:
        module = wasm.strip(library_bytes(work, lib["name"]))
        lib["size"] = len(module)
        if lib["name"] in first or "types" not in lib:
            at_once.append(module)
            lib.pop("types", None)
        elif lib["name"] in usual:
            frames.append(out.compress(module))
            lib["frame"] = [at, len(frames[-1])]
            at += len(frames[-1])
        else:
            stem = lib["name"].split("/")[-1].split(".")[0]
            lib["file"] = out.zstd(f"lib-{stem}", module)
    packs = {"libs": out.zstd(f"{name}-libs", b"".join(at_once))}
    if frames:
        packs["usual"] = out.raw(f"{name}-usual", b"".join(frames), ".zst")
    return packs


def layer(
    out: Output,
    name: str,
    before: np.ndarray[Any, np.dtype[np.uint8]],
    heap: np.ndarray[Any, np.dtype[np.uint8]],
    meta: dict[str, Any],
    parent: dict[str, Any] | None,
) -> dict[str, Any]:
    """Write one layer: how the heap differs from its parent's, and a description.

    What the description has in common with the parent's is left out; of the libraries it has those
    that the parent's has not.
    """
    change = heap.copy()
    change[: len(before)] ^= before
    runs, pages = changed_pages(change)
    known = {lib["name"] for lib in parent["libs"]} if parent else set()
    description = {
        key: value
        for key, value in meta.items()
        if key != "gotAtBoot" and (not parent or parent[key] != value)
    }
    description |= {"runs": runs, "libs": [x for x in meta["libs"] if x["name"] not in known]}
    for key in ("got", "slots"):
        description[key] = added(meta[key], parent[key] if parent else [])
    return {
        "name": name,
        "pages": len(heap) // WASM_PAGE,
        "meta": out.zstd(f"{name}-meta", json.dumps(description).encode()),
        "heap": out.zstd(f"{name}-heap", pages),
    }


def added(entries: list[list[Any]], before: list[list[Any]]) -> list[list[Any]]:
    """Return the entries that are not in `before`; those there must be here, too."""
    here = {tuple(entry) for entry in entries}
    there = {tuple(entry) for entry in before}
    if not there <= here:
        raise RuntimeError(f"entries of the parent are gone: {sorted(there - here)[:3]}")
    return [entry for entry in entries if tuple(entry) not in there]


def changed_pages(change: np.ndarray[Any, np.dtype[np.uint8]]) -> tuple[list[list[int]], bytes]:
    """Return [address, length] of each run of pages that are not zero, and the runs' bytes."""
    table = change.reshape(-1, PAGE)
    used = table.any(axis=1)
    edges = np.flatnonzero(np.diff(np.concatenate(([False], used, [False]))))
    runs = [[int(a) * PAGE, int(b - a) * PAGE] for a, b in edges.reshape(-1, 2)]
    return runs, table[used].tobytes()


def library_bytes(work: Path, name: str) -> bytes:
    """Return the file of a library by the name under which it was loaded."""
    if name.startswith(SITE_PACKAGES):
        return (work / "site" / name[len(SITE_PACKAGES) + 1 :]).read_bytes()
    return (work / "lib" / name).read_bytes()


def pack_tree(work: Path, owners: dict[str, str], out: Output) -> dict[str, Any]:
    """Pack the packages' files for imports after the start; return the index's entry.

    One pack per package and kind: bytecode is read by every import, sources only by tracebacks,
    data seldom; each library is a file of its own.
    """
    packs: list[dict[str, Any]] = []
    members: dict[tuple[str, str], list[tuple[str, bytes]]] = {}
    for name, owner in sorted(owners.items()):
        if name.startswith("lib/"):
            path, target = work / name, f"/usr/lib/{name[4:]}"
        else:
            path, target = work / "site" / name, f"{SITE_PACKAGES}/{name}"
        if name.endswith(".so"):
            kind = name
        elif name.endswith(".py"):
            kind = "py"
        elif ".dist-info/" in name:
            owner, kind = "all", "info"
        else:
            kind = "data"
        members.setdefault((owner, kind), []).append((target, path.read_bytes()))
        if kind == "py":
            parent, stem = Path(name).parent, Path(name).stem
            cached = f"{parent}/__pycache__/{stem}.cpython-312.pyc".removeprefix("./")
            if (work / "pyc" / cached).is_file():
                content = (work / "pyc" / cached).read_bytes()
                target = f"{SITE_PACKAGES}/{cached}"
                members.setdefault((owner, "pyc"), []).append((target, content))
    for (owner, kind), contents in members.items():
        label = Path(kind).name.split(".")[0] if kind.endswith(".so") else kind
        # Seldom asked for: what a higher level saves is not worth the time of the build.
        entry = out.zstd(f"{owner}-{label}", b"".join(content for _, content in contents), 9)
        entry |= {"package": owner, "kind": "so" if kind.endswith(".so") else kind}
        entry["files"] = [[target, len(content)] for target, content in contents]
        packs.append(entry)
    return out.zstd("tree", json.dumps(compact(packs)).encode())


def compact(packs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the index with each folder's path written once."""
    folders: dict[str, int] = {}
    for pack in packs:
        pack["files"] = [
            [folders.setdefault(str(Path(target).parent), len(folders)), Path(target).name, size]
            for target, size in pack["files"]
        ]
    return {"folders": list(folders), "packs": packs}


def zstd_decoder() -> bytes:
    """Return the zstd decoder (WebAssembly) out of the npm package zstddec."""
    text = (ROOT / "node_modules/zstddec/dist/zstddec-stream.mjs").read_text(encoding="utf-8")
    found = re.search(r'wasm = "(AGFz[A-Za-z0-9+/=]+)"', text)
    if found is None:
        raise RuntimeError("zstddec has another form than expected: look at its dist/ folder")
    return base64.b64decode(found[1])
