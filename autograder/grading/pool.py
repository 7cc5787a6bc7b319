"""Worker processes that may die without taking anything with them.

`Pool.map(tasks)` yields (task, result) in any order. A task whose worker died is given to a fresh
worker once more; if that dies too, its result is a `Died`. At most two tasks per worker are under
way, so that a run over ten thousand files holds a handful in memory.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

_AHEAD = 2
TASKS_PER_JOB = 30
"""Submissions that make one more worker worth its start."""


@dataclass(frozen=True)
class Died:
    """The worker went away while it had the task, twice; or the task raised."""

    why: str


@dataclass
class _Worker:
    process: Any
    pipe: Any
    tasks: deque[int] = field(default_factory=deque)


class Pool:
    """`jobs` processes, each with its own state made by `start()`.

    `start` must be importable (the processes are started afresh, not forked); it returns a callable
    that takes a task and may have a method `close`.
    """

    def __init__(self, start: Callable[..., Any], arguments: tuple[Any, ...], jobs: int) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.start = start
        self.arguments = arguments
        self.workers = [self._new() for _ in range(max(1, jobs))]

    def map(self, tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Results as they come. The caller may stop at any time; then call `close`."""
        source = enumerate(tasks)
        pending: dict[int, Any] = {}
        tried: dict[int, int] = {}
        again: deque[int] = deque()
        exhausted = False
        while True:
            for worker in self.workers:
                # A task that has killed a worker gets one to itself: it must take no other along.
                while len(worker.tasks) < _AHEAD and not (again or (exhausted and not again)):
                    try:
                        number, task = next(source)
                    except StopIteration:
                        exhausted = True
                        break
                    pending[number] = task
                    self._give(worker, number, task)
                if again and not worker.tasks:
                    number = again.popleft()
                    self._give(worker, number, pending[number])
            if not pending:
                return
            busy = {w.pipe: w for w in self.workers if w.tasks}
            if not busy:
                continue
            for pipe in multiprocessing.connection.wait(list(busy)):
                worker = busy[pipe]
                try:
                    number, result = worker.pipe.recv()
                except (EOFError, OSError):
                    lost = list(worker.tasks)
                    self._replace(worker)
                    for place, number in enumerate(lost):
                        # Only the first was being worked on.
                        tried[number] = tried.get(number, 0) + (place == 0)
                        if tried[number] >= 2:
                            yield pending.pop(number), Died("worker process died")
                        else:
                            again.append(number)
                    continue
                worker.tasks.remove(number)
                if number in pending:
                    yield pending.pop(number), result

    def close(self) -> None:
        """Ends every worker, and with it its sandbox."""
        for worker in self.workers:
            with contextlib.suppress(OSError):
                worker.pipe.close()
        for worker in self.workers:
            worker.process.join(5)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def _give(self, worker: _Worker, number: int, task: Any) -> None:
        worker.tasks.append(number)
        with contextlib.suppress(OSError):  # a dead worker is noticed when its answer is read
            worker.pipe.send((number, task))

    def _new(self) -> _Worker:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(
            target=_serve, args=(theirs, self.start, self.arguments), daemon=True
        )
        process.start()
        theirs.close()
        return _Worker(process, ours)

    def _replace(self, worker: _Worker) -> None:
        with contextlib.suppress(OSError):
            worker.pipe.close()
        worker.process.kill()
        worker.process.join()
        fresh = self._new()
        worker.process, worker.pipe, worker.tasks = fresh.process, fresh.pipe, deque()


def _serve(pipe: Any, start: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """A worker: ends when the grader closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the grader's to handle
    state = start(*arguments)
    try:
        while True:
            try:
                number, task = pipe.recv()
            except (EOFError, OSError):
                return
            try:
                result = state(task)
            except Exception as error:  # a fault of the grader: said, never fatal for the batch
                result = Died(f"{type(error).__name__}: {error}")
            try:
                pipe.send((number, result))
            except OSError:
                return
    finally:
        close = getattr(state, "close", None)
        if close:
            close()


def default_jobs(tasks: int) -> int:
    """Workers for so many submissions: at most one per core that this process may use.

    Each worker loads the libraries and runs the references for itself, which takes as long as some
    thirty submissions: fewer than that for each are done sooner by fewer workers.
    """
    return max(1, min(cores(), tasks // TASKS_PER_JOB))


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
