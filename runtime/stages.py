"""What the heap images hold, stage by stage. Each stage's heap goes on from the one before."""

from __future__ import annotations

from dataclasses import dataclass, field

LAID = ("numpy", "pandas", "scikit-learn", "scipy", "matplotlib")
"""Packages whose files every image finds in place; what they depend on comes with them."""


@dataclass(frozen=True)
class Stage:
    """One image.

    `packages` are the packages (lock names) that are loaded when it starts and were not in the
    stage before, `shared` libraries that others need by name, `code` is what is run to fill it.
    `first` is a program like those whose result readers see first: the libraries that it calls
    are instantiated at the start. Those that `usual` calls beyond are fetched behind it; all
    others when somebody calls them. Both go on from `code` and import only what stands loaded.
    `later` are modules that are loaded when somebody first looks into them, each after the package
    that it is part of, with the names that stand-ins are bound for (`later.py`).
    """

    name: str
    packages: tuple[str, ...]
    code: str
    first: str
    usual: str
    shared: tuple[str, ...] = ()
    later: dict[str, tuple[str, ...]] = field(default_factory=dict)


COMMON = (
    # what learners write, what pyodide.loadPackage and the course's checker work with; the course's
    # own layer adds what it needs beyond
    *("__future__", "abc", "array", "ast", "asyncio", "base64", "bisect", "builtins"),
    *("calendar", "cmath", "collections", "collections.abc", "contextlib", "copy"),
    *("csv", "dataclasses", "datetime", "decimal", "difflib", "encodings.cp437", "enum"),
    *("fractions", "functools", "gc", "glob", "gzip", "hashlib", "heapq"),
    *("importlib.metadata", "inspect", "io", "itertools", "json", "keyword", "linecache"),
    *("logging", "math", "numbers", "operator", "os", "pathlib", "pickle", "platform", "pprint"),
    *("queue", "random", "re", "reprlib", "shutil", "signal", "statistics", "string", "struct"),
    *("sys", "tempfile", "textwrap", "threading", "time", "timeit", "token", "tokenize"),
    *("traceback", "types", "typing", "unicodedata", "urllib.parse"),
    *("warnings", "weakref", "zipfile", "zlib"),
)


FIRST_NUMPY = """
import numpy as np
ranks = np.array([1, 3, 2, 8])
float((ranks <= 3).mean()), round(float((1 / ranks).mean()), 4), np.argsort(-ranks, kind="stable")
"""
USUAL_NUMPY = """
rng = np.random.default_rng(7)
rng.choice(ranks, size=(9, 4)).mean(axis=1), rng.integers(9, size=4), rng.normal(size=4)
np.quantile(ranks, [0.025, 0.975]), np.linalg.norm(ranks)
np.random.RandomState(7).randint(9, size=4)
"""
FIRST_FULL = """
import io
import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity
docs = pd.read_csv(io.StringIO("doc_id,category,text\\nd1,a,returning parcels\\nd2,b,late parcels"))
qs = pd.read_csv(io.StringIO("question,gold_doc_id\\nis my parcel late,d2\\nreturning it,d1"))
vectorizer = TfidfVectorizer(stop_words="english")
vectors = vectorizer.fit_transform(docs["text"])
similarity = cosine_similarity(vectorizer.transform(qs["question"]), vectors)
order = np.argsort(-similarity, axis=1, kind="stable")
found = docs["doc_id"].to_numpy()[order] == qs["gold_doc_id"].to_numpy()[:, None]
ranks = found.argmax(axis=1) + 1
gold = qs.assign(category=qs["gold_doc_id"].map(docs.set_index("doc_id")["category"]))
float((ranks <= 3).mean()), gold.head(), list(gold.itertuples())
"""
USUAL_FULL = """
docs.loc[order[0], ["doc_id", "text"]], docs[docs["category"] == "a"]
table = gold.assign(hit=ranks <= 1, rank=ranks)
table.groupby("category").agg(n=("hit", "size"), hit=("hit", "mean")).sort_values("hit").round(3)
table.groupby("category")["rank"].mean(), table["category"].value_counts(), table.describe()
table.merge(docs, left_on="gold_doc_id", right_on="doc_id").drop_duplicates().fillna(0)
table["share"] = table["rank"] / np.log2(table["rank"] + 1)
table["rank"].cumsum(), pd.concat([table, table]), table.sort_index()
vectors.toarray(), vectors @ vectors.T, vectors[0].multiply(vectors[1]).sum(), vectors.nonzero()
"""
# A figure would read fonts, which are not there when this is run.
FIRST_PLOT = """
from matplotlib.path import Path
Path.unit_circle().cleaned(simplify=True).get_extents(), Path.unit_rectangle().to_polygons()
"""
TIME_ZONES = """
from dateutil import zoneinfo
del zoneinfo.get_zonefile_instance._cached_instance, zoneinfo
"""
"""pandas asks for one zone, and dateutil keeps all of them; asked again, it reads them again."""

LATER: dict[str, tuple[str, ...]] = {
    # scikit-learn's functions for text use none of these; its modules import them at their top
    "scipy.special": ("boxcox", "comb", "gammaln", "inv_boxcox", "xlogy"),
    "scipy.linalg": ("cython_blas",),
    "scipy.sparse.linalg": ("LinearOperator", "cg"),
    "scipy.sparse.csgraph": ("laplacian",),
    "scipy.spatial": (),
    "scipy.spatial.distance": (),
    "scipy.integrate": ("trapezoid",),
    "scipy.interpolate": ("BSpline",),
    "scipy.optimize": ("linear_sum_assignment",),
    "scipy.optimize._linesearch": ("line_search_wolfe1", "line_search_wolfe2"),
    "scipy.stats": ("rankdata",),
    "numpy.polynomial": (),
    "numpy.ctypeslib": (),
    "numpy.testing": (),
    "numpy.f2py": (),
    "pydoc": (),
}
"""What imports on the way to the image `full` name and nothing in it needs before it is used."""


CODECS: dict[str, tuple[str, ...]] = {f"_codecs_{of}": () for of in ("cn", "hk", "jp", "kr", "tw")}
"""The encodings of Chinese, Japanese and Korean: half a megabyte of the core's data is theirs."""


def stages() -> list[Stage]:
    """Return the stages, smallest first."""
    preloaded = "".join(f"import {name}\n" for name in COMMON)
    return [
        Stage(
            "numpy",
            ("numpy",),
            preloaded + "import numpy, numpy.random\n",
            FIRST_NUMPY,
            USUAL_NUMPY,
            later=CODECS,
        ),
        Stage(
            "full",
            ("pandas", "scikit-learn", "scipy"),
            "import pandas\n"
            "from sklearn.feature_extraction.text import TfidfVectorizer\n"
            "from sklearn.metrics.pairwise import cosine_similarity\n" + TIME_ZONES,
            FIRST_FULL,
            USUAL_FULL,
            ("libopenblas.so",),
            LATER,
        ),
        Stage(
            "plot",
            ("matplotlib",),
            "import matplotlib.pyplot\nimport matplotlib.backends.backend_svg\n",
            FIRST_PLOT,
            "",
        ),
    ]
