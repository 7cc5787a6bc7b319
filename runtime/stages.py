"""What the heap images hold, stage by stage. Each stage's heap goes on from the one before."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

LAID = ("numpy", "pandas", "scikit-learn", "scipy", "matplotlib")
"""Packages whose files every image finds in place; what they depend on comes with them."""


@dataclass(frozen=True)
class Stage:
    """One image.

    `packages` are the packages (lock names) that are loaded when it starts and were not in the
    stage before, `shared` libraries that others need by name, `code` is what is run to fill it.
    """

    name: str
    packages: tuple[str, ...]
    code: str
    shared: tuple[str, ...] = ()


COMMON = (
    # what learners write, and what pyodide.loadPackage works with
    *("bisect", "calendar", "collections", "copy", "csv", "datetime", "decimal", "fractions"),
    *("functools", "heapq", "io", "itertools", "json", "math", "operator", "pathlib", "pprint"),
    *("random", "re", "statistics", "string", "textwrap", "time", "typing", "unicodedata"),
    *("encodings.cp437", "importlib.metadata", "shutil", "tempfile", "zipfile"),
)


def standard_library(root: Path) -> list[str]:
    """Return the standard modules loaded in every image: the checker or many programs need them."""
    found: set[str] = set()
    for folder in ("content", "checking", "browser"):
        for file in sorted((root / "autograder" / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    known = sys.stdlib_module_names
    return sorted({*COMMON, *(name for name in found if name.split(".")[0] in known)})


def stages(root: Path) -> list[Stage]:
    """Return the stages, smallest first."""
    preloaded = "".join(
        f"try:\n    import {name}\nexcept ImportError:\n    pass\n"
        for name in standard_library(root)
    )
    return [
        Stage("numpy", ("numpy",), preloaded + "import numpy, numpy.random\n"),
        Stage(
            "full",
            ("pandas", "scikit-learn", "scipy"),
            "import pandas\n"
            "from sklearn.feature_extraction.text import TfidfVectorizer\n"
            "from sklearn.metrics.pairwise import cosine_similarity\n",
            ("libopenblas.so",),
        ),
        Stage(
            "plot",
            ("matplotlib",),
            "import matplotlib.pyplot\nimport matplotlib.backends.backend_svg\n",
        ),
    ]
