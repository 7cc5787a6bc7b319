"""The part of the grader that runs inside the sandbox: programs in, values out. Knows no answer."""

from __future__ import annotations

import contextlib
import importlib
import os
import pickle
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from autograder.checking.execute import execute
from autograder.content.chapter import Chapter
from autograder.content.names import imported_modules
from autograder.grading.wire import Job, Setup

FAULT = b'{"fault": true}'
# Loaded before the fork when they are there: what learners import most, at no cost per run.
_PRELOADED = (
    "numpy",
    "pandas",
    "sklearn.feature_extraction.text",
    "sklearn.metrics.pairwise",
    "math",
    "statistics",
    "collections",
    "itertools",
    "functools",
    "random",
    "re",
    "json",
)


class Inside:
    """The chapters, their given values computed, their libraries loaded."""

    def __init__(self, chapters: dict[str, Chapter], data: Path) -> None:
        self.chapters = chapters
        self.data = data

    def fresh_folder(self, number: int) -> None:
        """An empty working folder for the next run; what the last one left is put aside."""
        folder = next(iter(self.chapters.values())).root
        os.chdir("/")
        os.umask(0o077)
        with contextlib.suppress(OSError):
            folder.rename(folder.with_name(f"left-{number}"))
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / "data").symlink_to(self.data)

    def run_all(self, jobs: list[Job]) -> Iterator[bytes]:
        """The results of all runs of all `jobs`, in order."""
        for job in jobs:
            yield from self.run(job)

    def run(self, job: Job) -> Iterator[bytes]:
        """One result per run of the job, as JSON."""
        chapter = self.chapters[job.chapter]
        exercise = chapter.exercises[job.exercise]
        os.chdir("/")  # where `guard` returns to after a run: a folder that nobody can remove
        for number, (plan, run) in enumerate(job.runs):
            if number:
                self.fresh_folder(number)
            try:
                result = execute(chapter, exercise, job.code, plan, run=run)
            except Exception:
                # The same faults show when the grader runs its reference: what a program does to
                # given.py from here is its own affair, and is judged as an ending without result.
                yield FAULT
            else:
                yield result.to_json().encode()


def preload() -> None:
    """Loads what most programs import; what is not installed is left out."""
    for module in _PRELOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(module)


def prepare(setup: Setup) -> Inside:
    """Unpacks the chapters that the grader packed, and does once what every run needs."""
    preload()
    data = Path("data").resolve()
    chapters: dict[str, Chapter] = pickle.loads(setup.chapters)
    here = {id: replace(c, root=Path.cwd(), memo={}) for id, c in chapters.items()}
    for chapter in here.values():
        for statement in chapter.given.statements:
            for module in imported_modules(statement.node):
                importlib.import_module(module)
        for exercise in chapter.exercises.values():
            # A program that uses every given name: computes them all, once.
            names = ", ".join(chapter.given.names)
            execute(chapter, exercise, f"({names},)" if names else "")
    for id, exercise_id, plan in setup.plans:
        chapter = here[id]
        names = ", ".join(chapter.given.names)
        execute(chapter, chapter.exercises[exercise_id], f"({names},)" if names else "", plan)
    os.chdir("/")
    return Inside(here, data)


def pack(chapters: dict[str, Chapter]) -> bytes:
    """`chapters` for `prepare`, without answers, texts or anything computed."""
    return pickle.dumps({id: chapter.without_answers() for id, chapter in chapters.items()})
