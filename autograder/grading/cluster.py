"""Grading on a Dask cluster, or on a local one: `--dask ADDRESS`, `--dask local`.

Each task carries its file's bytes; each worker keeps one `Grader` with its own sandbox. A worker
that is lost takes nothing along: Dask gives its tasks to others. Grading is a pure function of
file, content and seed, so the records are those of a single process. Workers need the same version
of this package, bubblewrap, and the course at the same path (a shared folder or the same image).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

from autograder.grading.gradebook import Record
from autograder.grading.grader import Grader, Settings, Task
from autograder.grading.pool import Died
from autograder.grading.sources import Loaded
from autograder.grading.submission import Unreadable

_AHEAD = 4
"""Tasks under way per worker thread: enough to hide the way, few enough to hold in memory."""

_graders: dict[Settings, Grader] = {}
_lock = threading.Lock()


def grade_one(settings: Settings, task: Task) -> dict[str, Any]:
    """One task on a worker; plain data comes back."""
    # One sandbox runs one program at a time, whatever number of threads the worker has.
    with _lock:
        if settings not in _graders:
            _graders[settings] = Grader(settings)
        return _graders[settings].grade(task).to_plain()


def results(
    address: str, settings: Settings, tasks: Iterator[Task], jobs: int
) -> Iterator[tuple[Task, object]]:
    """Results as they come, at most `_AHEAD` tasks per worker under way.

    Raises `ImportError` where Dask is not installed, `OSError` where no scheduler answers.
    """
    from distributed import Client, LocalCluster, as_completed

    cluster = None
    if address == "local":
        # Processes, not threads: a sandbox ends with the thread that started it.
        cluster = LocalCluster(
            n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None
        )
    where = address if cluster is None else cluster
    client = Client(where, timeout="60s", set_as_default=False)
    try:
        ahead = _AHEAD * max(1, sum(client.nthreads().values()))
        under_way: dict[Any, Task] = {}

        def submit() -> Any:
            task = next(tasks, None)
            if task is None:
                return None
            # A key per file would make Dask take a changed file for the one that it has seen.
            future = client.submit(grade_one, settings, _loaded(task), pure=False, retries=3)
            under_way[future] = task
            return future

        first = [future for _ in range(ahead) if (future := submit()) is not None]
        if not first:
            return
        stream = as_completed(first, loop=client.loop)
        for future in stream:
            task = under_way.pop(future)
            try:
                result: object = Record.from_plain(future.result())
            except Exception as error:
                result = Died(f"{type(error).__name__}: {error}")
            future.release()
            more = submit()
            if more is not None:
                stream.add(more)
            yield task, result
    finally:
        client.close()
        if cluster is not None:
            cluster.close()


def _loaded(task: Task) -> Task:
    """The task with its file's bytes: a worker on another machine cannot open the path."""
    source = task.source
    try:
        data, problem = source.read(), ""
    except Unreadable as error:
        data, problem = b"", error.key
    return Task(Loaded(source.name, data, source.modified, problem), task.before)
