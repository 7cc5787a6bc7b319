"""Keeps one run from spoiling the next in the same process.

No sandbox: a program that wants to do harm can. It undoes what learners do by accident or for fun:
``sum = 3`` in builtins, ``np.mean = …``, a closed stdout, another folder, other print options.
"""

from __future__ import annotations

import builtins
import hashlib
import io
import operator
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any

from autograder.checking import messages
from autograder.checking.result import MAX_OUTPUT
from autograder.checking.values import clean

_GUARDED = (
    *("math", "json", "random", "statistics", "copy", "collections", "itertools", "time", "sys"),
    *("ast", "re", "numpy", "numpy.linalg", "numpy.random", "pandas"),
    "autograder.checking.values",
)
_GUARDED_CLASSES = (("pandas", "DataFrame"), ("pandas", "Series"))


Listener = Callable[[str, str], object]


class Transcript:
    """What a program printed, in order, up to a limit over both streams.

    ``listener(name, text)`` hears every piece that is kept, as it is printed.
    """

    def __init__(self, limit: int = MAX_OUTPUT, listener: Listener | None = None) -> None:
        self.limit = limit
        self.listener = listener
        self.chunks: list[tuple[str, str]] = []
        self.length = 0
        self.lost = 0

    def add(self, name: str, text: str) -> None:
        """Keeps ``text`` as far as there is room."""
        kept = text[: max(self.limit - self.length, 0)]
        self.lost += len(text) - len(kept)
        if kept:
            self.chunks.append((name, kept))
            self.length += len(kept)
            if self.listener is not None:
                self.listener(name, clean(kept))

    def take(self) -> list[tuple[str, str]]:
        """The pieces since the last time, neighbours of one stream joined."""
        joined: list[tuple[str, str]] = []
        for name, group in groupby(self.chunks, key=lambda chunk: chunk[0]):
            joined.append((name, clean("".join(text for _, text in group))))
        self.chunks.clear()
        return joined

    def take_notice(self) -> str | None:
        """The sentence that says how much is not there, if anything is not."""
        lost, self.lost = self.lost, 0
        return messages.text("output_cut", count=f"{lost:,}") if lost else None


class Output(io.TextIOBase):
    """A stream into a transcript; closing it has no effect: the next program prints too."""

    def __init__(self, transcript: Transcript, name: str) -> None:
        super().__init__()
        self._transcript = transcript
        self._name = name

    def writable(self) -> bool:
        """It is."""
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """As of the real stdout."""
        return "utf-8"

    def write(self, text: str) -> int:
        """Adds to the transcript."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._transcript.add(self._name, text)
        return len(text)

    def close(self) -> None:
        """Nothing."""


@contextmanager
def guard(
    folder: str | os.PathLike[str] | None = None,
    transcript: Transcript | None = None,
    show_warnings: bool = False,
) -> Iterator[Transcript]:
    """Runs its body with captured output in ``folder``, then puts back what it may have changed."""
    transcript = transcript or Transcript()
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
    sys.stdin, sys.stdout, sys.stderr = (
        io.StringIO(),
        Output(transcript, "stdout"),
        Output(transcript, "stderr"),
    )
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if show_warnings:
                # What NumPy says of a division by zero teaches; deprecations only confuse.
                warnings.simplefilter("always", RuntimeWarning)
                warnings.showwarning = _warn
            yield transcript
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


def _warn(message: Warning | str, category: type[Warning], *_: Any, **__: Any) -> None:
    """A warning in one line, without the paths of files that a learner does not have."""
    print(f"{category.__name__}: {message}", file=sys.stderr)


def reseed(seed: int) -> None:
    """Sets the global random states.

    A program that draws from them unseeded gives the same in a regrading, and something else under
    another seed.
    """
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(seed % 2**32)


def chance_states() -> dict[str, str]:
    """Tells one state of each global random generator from another."""
    states = {"random": repr(random.getstate())}
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        kind, keys, *rest = numpy.random.get_state()
        states["numpy"] = f"{kind}{keys.tobytes().hex()}{rest}"
    return {name: hashlib.sha256(state.encode()).hexdigest()[:16] for name, state in states.items()}


def _restore(current: dict[str, Any], kept: dict[str, Any], drop: bool) -> None:
    # The common case first, without a Python loop: the same objects in the same order.
    if len(current) == len(kept) and all(map(operator.is_, current.values(), kept.values())):
        return
    for name, value in kept.items():
        if current.get(name, kept) is not value:
            current[name] = value
    if drop:
        for name in set(current) - set(kept):
            del current[name]


def _restore_class(owner: type, kept: dict[str, Any]) -> None:
    current = vars(owner)
    if len(current) == len(kept) and all(map(operator.is_, current.values(), kept.values())):
        return
    for name, value in kept.items():
        if name not in ("__dict__", "__weakref__") and vars(owner).get(name) is not value:
            setattr(owner, name, value)
