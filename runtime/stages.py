"""What the heap images hold, stage by stage. Each stage's heap goes on from the one before."""

from __future__ import annotations

from dataclasses import dataclass

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
    # what learners write, what pyodide.loadPackage and the course's checker work with; the course's
    # own layer adds what it needs beyond
    *("__future__", "abc", "argparse", "array", "ast", "asyncio", "base64", "bisect", "builtins"),
    *("calendar", "cmath", "collections", "collections.abc", "colorsys", "contextlib", "copy"),
    *("csv", "dataclasses", "datetime", "decimal", "difflib", "encodings.cp437", "enum"),
    *("fractions", "functools", "gc", "getpass", "glob", "gzip", "hashlib", "heapq", "html"),
    *("importlib.metadata", "inspect", "io", "itertools", "json", "keyword", "linecache"),
    *("logging", "math", "numbers", "operator", "os", "pathlib", "pickle", "platform", "pprint"),
    *("queue", "random", "re", "reprlib", "shutil", "signal", "statistics", "string", "struct"),
    *("sys", "tempfile", "textwrap", "threading", "time", "timeit", "token", "tokenize"),
    *("tomllib", "traceback", "types", "typing", "unicodedata", "urllib.parse", "uuid"),
    *("warnings", "weakref", "zipfile", "zlib"),
)


def stages() -> list[Stage]:
    """Return the stages, smallest first."""
    preloaded = "".join(f"import {name}\n" for name in COMMON)
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
