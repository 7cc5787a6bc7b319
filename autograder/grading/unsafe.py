"""The runner of `--unsafe`: a fresh Python per program, with limits where the system has them.

No sandbox: the program can read every file that the instructor can read, and write to them, and use
the network. For one's own notebooks, or a machine that is thrown away afterwards.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from autograder.grading import wire
from autograder.grading.sandbox import Course, Limits, Outcome
from autograder.grading.wire import End, Job


class Unsafe:
    """Runs programs without a sandbox; same outcomes as `Sandbox.run`."""

    def __init__(self, course: Course, limits: Limits) -> None:
        self.course = course
        self.limits = limits

    def close(self) -> None:
        """Nothing to end: every process ended with its program."""

    def run(self, jobs: Sequence[Job], limits: Limits | None = None) -> Outcome:
        """Runs programs, one after the other, in a folder that is removed afterwards."""
        limits = limits or self.limits
        # Importing the libraries takes seconds and is not the learner's time.
        seconds = limits.seconds + 20
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            shutil.copytree(self.course.data, Path(folder) / "data")
            (Path(folder) / "run").mkdir()
            setup = wire.pack_setup(wire.Setup(self.course.chapters, b""))
            frames = wire.request(wire.SETUP, setup) + wire.request(
                wire.RUN,
                wire.pack_jobs(jobs),
                wall=limits.seconds,
                cpu=seconds,
                memory=limits.memory_mb * 1024 * 1024,
                file_size=limits.file_mb * 1024 * 1024,
            )
            return self._run(folder, frames, seconds)

    def _run(self, folder: str, frames: bytes, seconds: float) -> Outcome:
        started = time.monotonic()
        package = str(Path(__file__).resolve().parents[2])
        process = subprocess.Popen(
            [sys.executable, "-m", "autograder.grading.alone"],
            cwd=Path(folder) / "run",
            env={**os.environ, "PYTHONPATH": package, "MPLBACKEND": "Agg"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.write(frames)
            process.stdin.close()
        late = threading.Event()

        def stop() -> None:
            late.set()
            _kill(process)

        timer = threading.Timer(seconds, stop)
        timer.start()
        data = process.stdout.read(wire.MAX_REPLY)
        timer.cancel()
        _kill(process)
        status = process.wait()
        ending = "timeout" if late.is_set() else "exited"
        if len(data) >= wire.MAX_REPLY:
            ending = "flood"
        outcome = Outcome(end=End(ending, -status if status < 0 else status << 8, 0.0))
        outcome.end = End(ending, outcome.end.status, time.monotonic() - started)
        try:
            outcome.texts = wire.split(data)
        except wire.Malformed as error:
            outcome.malformed = str(error)
        return outcome


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and every process of its session."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
