"""slow.py PID N: lets a process and its descendants run one Nth of the time, until terminated."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path

SLICE = 0.005


def family(root: int) -> list[int]:
    """The process and all its descendants."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError, IndexError, ValueError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                children.setdefault(parent, []).append(int(entry.name))
    found, queue = [], [root]
    while queue:
        found.append(queue.pop())
        queue += children.get(found[-1], [])
    return found


def signal_all(pids: list[int], number: signal.Signals) -> None:
    """Send a signal to each that is still there."""
    for pid in pids:
        with contextlib.suppress(OSError):
            os.kill(pid, number)


def main() -> None:
    root, times = int(sys.argv[1]), int(sys.argv[2])
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    pids = family(root)
    while not stopping:
        began = time.monotonic()
        signal_all(pids, signal.SIGSTOP)
        # Looking for new ones takes a while, too: now, while the others stand still.
        found = family(root)
        signal_all([pid for pid in found if pid not in pids], signal.SIGSTOP)
        pids = found
        time.sleep(max(0.0, SLICE * (times - 1) - (time.monotonic() - began)))
        stood = time.monotonic() - began
        signal_all(pids, signal.SIGCONT)
        time.sleep(stood / (times - 1))
    signal_all(family(root), signal.SIGCONT)


if __name__ == "__main__":
    main()
