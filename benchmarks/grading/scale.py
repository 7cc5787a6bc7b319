"""Grades a large class, optionally killed on the way, and prints the cost along it.

    .venv/bin/python -m benchmarks.grading.scale --notebooks 10000 --kill 2
    … --notebooks 1000 --compare        two workers against one, three times

Prints seconds per submission for each tenth of the run (flat means that nothing grows; processor
seconds are the steadier figure where other work runs beside), the memory of the grader's own
process, and after the kills that the gradebook holds every submission exactly once.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.grading import notebooks
from benchmarks.grading.run import tree_memory


def rows(out: Path) -> int:
    try:
        with sqlite3.connect(f"file:{out / 'gradebook.sqlite'}?mode=ro", uri=True) as book:
            return int(book.execute("SELECT count(*) FROM submissions").fetchone()[0])
    except sqlite3.OperationalError:
        return 0


def own_memory(pid: int) -> float:
    """MB resident of one process."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0


def tree_processor(pid: int) -> float:
    """Processor seconds of a process and all below it, ended ones included."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        one = int(stat.parent.name)
        parents[one] = int(fields[1])
        ticks[one] = sum(map(int, fields[11:15]))  # user, system, and of children waited for

    def below(one: int) -> bool:
        while one not in (0, pid):
            one = parents.get(one, 0)
        return one == pid

    return sum(ticks[one] for one in ticks if below(one)) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--notebooks", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kill", type=int, default=0, help="kill -9 the run so many times")
    parser.add_argument("--compare", action="store_true", help="--jobs workers against one")
    parser.add_argument("--dask", help="grade on this Dask cluster, or on a local one")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder, out = Path(temporary) / "in", Path(temporary) / "out"
        started = time.monotonic()
        notebooks.write(folder, arguments.notebooks)
        print(f"{arguments.notebooks} notebooks written in {time.monotonic() - started:.1f} s")
        command = [
            *(sys.executable, "-m", "autograder", "grade", str(folder), "--out", str(out)),
            *("--jobs", str(arguments.jobs)),
            *(("--dask", arguments.dask) if arguments.dask else ()),
        ]
        if arguments.compare:
            compare(command, arguments.jobs)
            return
        total = time.monotonic()
        kills = [
            arguments.notebooks * (n + 1) // (arguments.kill + 1) for n in range(arguments.kill)
        ]
        for goal in [*kills, None]:
            follow(command, out, goal, arguments.notebooks)
        seconds = time.monotonic() - total
        with sqlite3.connect(out / "gradebook.sqlite") as book:
            files, learners = book.execute(
                "SELECT count(*), count(DISTINCT student_id) FROM submissions"
            ).fetchone()
            answers = book.execute("SELECT count(*) FROM answers").fetchone()[0]
        print(f"in all {seconds:.1f} s, {seconds / arguments.notebooks:.4f} s per submission")
        print(
            f"rows {files}, learners {learners}, answers {answers}, "
            f"pages {len(list((out / 'feedback').iterdir()))}"
        )
        assert files == learners == arguments.notebooks


def compare(command: list[str], jobs: int, rounds: int = 3) -> None:
    """Whole commands, start-up and reports included, alternating; prints each round's ratio."""
    out = Path(command[command.index("--out") + 1])
    ratios: list[float] = []
    for number in range(rounds):
        seconds: dict[int, float] = {}
        for workers in (jobs, 1) if number % 2 else (1, jobs):
            shutil.rmtree(out, ignore_errors=True)
            started = time.monotonic()
            subprocess.run(
                [*command, "--jobs", str(workers), "--quiet"], cwd=notebooks.ROOT, check=True
            )
            seconds[workers] = time.monotonic() - started
        ratios.append(seconds[1] / seconds[jobs])
        print(
            f"one worker {seconds[1]:.1f} s, {jobs} workers {seconds[jobs]:.1f} s: "
            f"{ratios[-1]:.2f} times as fast",
            flush=True,
        )
    print(f"median {statistics.median(ratios):.2f}")


def follow(command: list[str], out: Path, goal: int | None, count: int) -> None:
    """Runs the command, to its end or until `goal` rows are there; prints each tenth."""
    process = subprocess.Popen(command, cwd=notebooks.ROOT)
    seen = rows(out)
    mark, since, used = time.monotonic(), seen, 0.0
    step = max(1, count // 10)
    while process.poll() is None:
        time.sleep(0.25)
        now = rows(out)
        if now // step > since // step:
            moment, processor = time.monotonic(), tree_processor(process.pid)
            each = max(1, now - since)
            print(
                f"{now:6d} rows  {(moment - mark) / each:.4f} s each, "
                f"processor {(processor - used) / each:.4f}  "
                f"grader {own_memory(process.pid):.0f} MB, all {tree_memory(process.pid):.0f} MB",
                flush=True,
            )
            mark, since, used = moment, now, processor
        if goal is not None and now >= goal:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            print(f"killed at {now} rows; {rows(out)} are there")
            return
    if process.returncode:
        raise SystemExit(process.returncode)


if __name__ == "__main__":
    main()
