"""Keeps one run from spoiling the next in the same process.

No sandbox: a program that wants to do harm can. It undoes what learners do by accident or for fun:
``sum = 3`` in builtins, ``np.mean = …``, a closed stdout, another folder, other print options.
"""

from __future__ import annotations

import builtins
import io
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder.checking.result import MAX_OUTPUT

_GUARDED = (
    *("math", "json", "random", "statistics", "copy", "collections", "itertools", "time", "sys"),
    *("ast", "re", "numpy", "numpy.linalg", "numpy.random", "pandas"),
    "autograder.checking.values",
)
_GUARDED_CLASSES = (("pandas", "DataFrame"), ("pandas", "Series"))


class Output(io.TextIOBase):
    """Collects what a program prints, up to a limit; closing it has no effect."""

    def __init__(self, limit: int = MAX_OUTPUT) -> None:
        super().__init__()
        self.limit = limit
        # Hears what is kept while the program still runs: an endless loop shows what it does.
        self.on_text: Callable[[str], object] | None = None
        self.parts: list[str] = []
        self.length = 0
        self.lost = 0

    def writable(self) -> bool:
        """It is."""
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """As of the real stdout."""
        return "utf-8"

    def write(self, text: str) -> int:
        """Keeps ``text`` as far as there is room."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        room = self.limit - self.length
        if room > 0:
            kept = text[:room]
            self.parts.append(kept)
            self.length += len(kept)
            if self.on_text is not None:
                self.on_text(kept)
        self.lost += max(0, len(text) - max(room, 0))
        return len(text)

    def close(self) -> None:
        """Nothing: the next program prints too."""

    @property
    def text(self) -> str:
        """What was kept; a line at the end says how much was not."""
        text = "".join(self.parts)
        return f"{text}\n… (+{self.lost:,})\n" if self.lost else text


@contextmanager
def guard(folder: str | os.PathLike[str] | None = None) -> Iterator[Output]:
    """Runs its body with captured output in ``folder``, then puts back what it may have changed."""
    output = Output()
    modules = {name: sys.modules[name] for name in _GUARDED if name in sys.modules}
    modules["builtins"] = builtins
    kept = {name: dict(vars(module)) for name, module in modules.items()}
    classes = [
        (owner, dict(vars(owner)))
        for module, name in _GUARDED_CLASSES
        if (owner := getattr(sys.modules.get(module), name, None)) is not None
    ]
    streams = sys.stdin, sys.stdout, sys.stderr
    environment = dict(os.environ)
    here = Path.cwd()
    state = random.getstate()
    recursion = sys.getrecursionlimit()
    numpy = sys.modules.get("numpy")
    settings = (numpy.geterr(), numpy.get_printoptions()) if numpy is not None else None
    if folder is not None:
        os.chdir(folder)
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(), output, Output()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield output
    finally:
        for name, module in modules.items():
            _restore(vars(module), kept[name], drop=name == "builtins")
        for owner, attributes in classes:
            _restore_class(owner, attributes)
        sys.stdin, sys.stdout, sys.stderr = streams
        if os.environ != environment:
            os.environ.clear()
            os.environ.update(environment)
        os.chdir(here)
        random.setstate(state)
        sys.setrecursionlimit(recursion)
        sys.settrace(None)
        if numpy is not None and settings is not None:
            numpy.seterr(**settings[0])
            numpy.set_printoptions(**settings[1])
        pyplot = sys.modules.get("matplotlib.pyplot")
        if pyplot is not None:
            pyplot.close("all")


def reseed(seed: int) -> None:
    """Sets the global random states.

    A program that draws from them unseeded gives the same in a regrading, and something else under
    another seed.
    """
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(seed % 2**32)


def _restore(current: dict[str, Any], kept: dict[str, Any], drop: bool) -> None:
    for name, value in kept.items():
        if current.get(name, kept) is not value:
            current[name] = value
    if drop:
        for name in set(current) - set(kept):
            del current[name]


def _restore_class(owner: type, kept: dict[str, Any]) -> None:
    for name, value in kept.items():
        if name not in ("__dict__", "__weakref__") and vars(owner).get(name) is not value:
            setattr(owner, name, value)
