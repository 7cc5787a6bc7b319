"""Builds JupyterLite beside the book: `lite/` in the site, with the exercise notebooks.

    python -m runtime.lite SITE/lite        after the book was built into SITE

JupyterLite's kernel takes Python from the site's own runtime folder. What that folder's lock does
not list, the kernel's own parts and the `autograder` package with the course, is added in a lock of
its own; so everything is found by name, is loaded beside each other, and nothing is asked of PyPI.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

from autograder.content.version import all_data
from runtime import wheels
from runtime.notebooks import Notebook, course_files, notebooks

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "lite"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
APPS = ("lab", "notebooks", "tree")
PRELOADED = (
    # the order in which pyodide-kernel 0.6.1 would install them one after the other
    *("micropip", "piplite", "ssl", "sqlite3", "ipykernel", "comm", "pyodide_kernel"),
    *("jedi", "ipython"),
)


def labextension() -> Path:
    """Return the folder of the kernel's prebuilt extension in this environment."""
    path = Path(sys.prefix) / "share" / "jupyter" / "labextensions" / KERNEL
    if not path.is_dir():
        raise SystemExit(f"runtime.lite: {KERNEL} is not installed in {sys.prefix}")
    return path


def kernel_wheels() -> list[wheels.Wheel]:
    """Return the kernel's own wheels, and `comm`, which it would otherwise ask PyPI for."""
    found = [wheels.installed("comm")]
    for path in sorted((labextension() / "static" / "pypi").glob("*.whl")):
        name, version = path.name.split("-")[:2]
        if name.startswith("widgetsnbextension"):
            continue
        data = path.read_bytes()
        with zipfile.ZipFile(BytesIO(data)) as archive:
            inside = {entry.split("/")[0].removesuffix(".py") for entry in archive.namelist()}
        imports = tuple(sorted(top for top in inside if not top.endswith(".dist-info")))
        found.append(wheels.Wheel(name.replace("_", "-"), version, imports, data))
    return found


def lock_entry(wheel: wheels.Wheel, file_name: str, depends: list[str]) -> dict[str, Any]:
    """Return the lock's entry for one more wheel; `file_name` is relative to the runtime folder."""
    return {
        "name": wheel.name,
        "version": wheel.version,
        "file_name": file_name,
        "install_dir": "site",
        "sha256": wheel.sha256,
        "package_type": "package",
        "imports": list(wheel.imports),
        "depends": depends,
        "unvendored_tests": False,
    }


def write_lock(out: Path, runtime: Path, extra: list[wheels.Wheel]) -> str:
    """Write wheels and lock into `out`; return the lock's address relative to `out`."""
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    for wheel in extra:
        # The hash in the path: another build's wheel is another address, never a stale copy.
        place = Path("wheels") / wheel.sha256[:12] / wheel.file_name
        (out / place).parent.mkdir(parents=True, exist_ok=True)
        (out / place).write_bytes(wheel.data)
        file_name = Path(os.path.relpath(out / place, runtime)).as_posix()
        lock["packages"][wheel.name] = lock_entry(wheel, file_name, [])
    text = json.dumps(lock, sort_keys=True)
    (out / "pyodide-lock.json").write_text(text, encoding="utf-8")
    return f"./pyodide-lock.json?sha256={hashlib.sha256(text.encode()).hexdigest()[:12]}"


def jupyter_lite_build(out: Path, contents: Path) -> None:
    """Run JupyterLite's own builder, quietly; its output is shown when it fails."""
    settings = {
        "LiteBuildConfig": {
            "output_dir": str(out),
            "contents": [str(contents)],
            "apps": list(APPS),
            "no_sourcemaps": True,
            "no_libarchive": True,
            # Only the kernel: other tools here bring extensions that are not for learners.
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(labextension())],
        }
    }
    with tempfile.TemporaryDirectory() as folder:
        # JupyterLite leaves its task database in the folder that it builds from.
        lite_dir = Path(folder) / "lite"
        shutil.copytree(CONFIG, lite_dir)
        config = lite_dir / "jupyter_lite_config.json"
        config.write_text(json.dumps(settings), encoding="utf-8")
        done = subprocess.run(
            [str(Path(sys.executable).with_name("jupyter")), "lite", "build"],
            capture_output=True,
            text=True,
            check=False,
            cwd=lite_dir,
        )
    if done.returncode != 0:
        raise SystemExit(f"runtime.lite: jupyter lite build failed\n{done.stdout}\n{done.stderr}")


def configure(out: Path, runtime: Path, lock: str) -> None:
    """Point the kernel at the site's own runtime and lock."""
    path = out / "jupyter-lite.json"
    settings = json.loads(path.read_text(encoding="utf-8"))
    kernel = settings["jupyter-config-data"]["litePluginSettings"].setdefault(
        f"{KERNEL}:kernel", {}
    )
    # The .js: the kernel's worker is packed by webpack, whose import() cannot load an .mjs.
    kernel["pyodideUrl"] = f"./{Path(os.path.relpath(runtime, out)).as_posix()}/pyodide.js"
    kernel["disablePyPIFallback"] = True
    kernel["loadPyodideOptions"] = {"lockFileURL": lock, "packages": list(PRELOADED)}
    path.write_text(json.dumps(settings, indent=1, sort_keys=True), encoding="utf-8")


def write_contents(folder: Path, offered: list[Notebook]) -> None:
    """Write what JupyterLite's file browser shows: the notebooks and the data that they read."""
    for notebook in offered:
        (folder / notebook.file_name).write_text(notebook.text, encoding="utf-8")
    (folder / "data").mkdir()
    for source in all_data(ROOT):
        shutil.copyfile(source, folder / "data" / source.name)


def build(out: Path) -> list[Notebook]:
    """Build JupyterLite into `out` (SITE/lite); return the notebooks that it offers."""
    runtime = out.parent / "_static" / "runtime"
    if not (runtime / "pyodide-lock.json").is_file():
        raise SystemExit(f"runtime.lite: {runtime} holds no runtime; build the book first")
    shutil.rmtree(out, ignore_errors=True)
    offered = notebooks(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        write_contents(Path(folder), offered)
        jupyter_lite_build(out, Path(folder))
    course = wheels.folder("autograder", "0.1.0", ROOT, "autograder", course_files(ROOT))
    lock = write_lock(out, runtime, [*kernel_wheels(), course])
    configure(out, runtime, lock)
    return offered


def main(arguments: list[str] | None = None) -> int:
    """Run from a command line."""
    parser = argparse.ArgumentParser(prog="python -m runtime.lite", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("out", type=Path, help="the site's lite folder")
    options = parser.parse_args(arguments)
    out = options.out.resolve()
    offered = build(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"lite: {size / 1e6:.1f} MB in {options.out}")
    for notebook in offered:
        print(f"  lite/notebooks/index.html?path={notebook.file_name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
