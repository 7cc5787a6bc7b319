"""What the instructor sees while it runs: one line, redrawn on a terminal, sparse in a log."""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import TextIO


class Progress:
    """Counts what is done; `quiet` prints nothing."""

    def __init__(self, total: int, *, quiet: bool = False, stream: TextIO | None = None) -> None:
        self.total = total
        self.quiet = quiet
        self.stream = stream or sys.stderr
        self.started = time.monotonic()
        self.done = 0
        self.skipped = 0
        self.counts: Counter[str] = Counter()
        self.shown = 0.0
        self.terminal = self.stream.isatty()

    def skip(self) -> None:
        """A submission that is already graded."""
        self.done += 1
        self.skipped += 1

    def add(self, status: str) -> None:
        self.done += 1
        self.counts[status] += 1
        now = time.monotonic()
        if not self.quiet and now - self.shown >= (0.2 if self.terminal else 30):
            self.shown = now
            self._print(self.line(now))

    def line(self, now: float) -> str:
        """The state as text: done, rate, troubles, time left."""
        rate = (self.done - self.skipped) / max(now - self.started, 1e-9)
        left = (self.total - self.done) / rate if rate else 0.0
        troubles = self.counts["partly"] + self.counts["unreadable"]
        share = self.done / self.total if self.total else 1.0
        bar = "#" * round(20 * share) + "." * (20 - round(20 * share))
        return (
            f"[{bar}] {self.done}/{self.total}  {rate:.1f}/s  "
            f"{troubles} with trouble  {_clock(left)} left"
        )

    def finish(self) -> float:
        """Ends the line; the seconds it took."""
        seconds = time.monotonic() - self.started
        if not self.quiet and self.terminal and self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
        return seconds

    def _print(self, text: str) -> None:
        self.stream.write(f"\r\x1b[K{text}" if self.terminal else text + "\n")
        self.stream.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"
