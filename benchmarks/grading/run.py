"""Compares the grader with nbgrader and otter-grader on the same class, alternating.

    .venv/bin/python -m benchmarks.grading.run --notebooks 200 --batch 20

Each round takes the next `--batch` notebooks and grades them with each tool, one worker each, as
one command from start to end: start-up counts for everyone. The project's grader runs with its
sandbox and its re-runs on varied data. Printed are seconds per submission (wall clock and
processor), peak memory of the process tree, and the ratios of each round with their median.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.content.loader import load_chapter
from benchmarks.grading import notebooks, peers

ROOT = notebooks.ROOT


@dataclass(frozen=True)
class Cost:
    """What one command took: seconds, processor seconds, MB at its peak."""

    wall: float
    cpu: float
    memory: float
    output: str


def measure(command: Sequence[str], folder: Path, env: dict[str, str] | None = None) -> Cost:
    """Runs a command to its end; raises where it fails."""
    before = os.times()
    started = time.monotonic()
    process = subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    peak = [0.0]
    done = threading.Event()

    def watch() -> None:
        while not done.wait(0.1):
            peak[0] = max(peak[0], tree_memory(process.pid))

    thread = threading.Thread(target=watch)
    thread.start()
    output = process.communicate()[0].decode("utf-8", "replace")
    wall = time.monotonic() - started
    done.set()
    thread.join()
    after = os.times()
    if process.returncode:
        raise RuntimeError(f"{' '.join(command[:6])}: {output[-3000:]}")
    cpu = (
        after.children_user + after.children_system - before.children_user - before.children_system
    )
    return Cost(wall, cpu, peak[0], output)


def tree_memory(pid: int) -> float:
    """MB of proportional set size of a process and all below it: shared pages count once."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    total, todo = 0.0, [pid]
    while todo:
        one = todo.pop()
        todo += children.get(one, [])
        try:
            for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) / 1024
        except (OSError, ValueError):
            continue
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--notebooks", type=int, default=40)
    parser.add_argument("--batch", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=["ours", "nbgrader", "otter"])
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    for peer in ("nbgrader", "otter"):
        if peer in arguments.only:
            peers.environment("otter-grader" if peer == "otter" else peer)
    with tempfile.TemporaryDirectory() as temporary:
        rounds = run(arguments, Path(temporary))
    show(rounds, arguments.batch)
    if arguments.json:
        plain = [{tool: vars(cost) | {"output": ""} for tool, cost in r.items()} for r in rounds]
        arguments.json.write_text(json.dumps({"batch": arguments.batch, "rounds": plain}, indent=1))


def run(arguments: argparse.Namespace, folder: Path) -> list[dict[str, Cost]]:
    """The costs of each round by tool; the order of the tools changes from round to round."""
    chapter = load_chapter(ROOT, notebooks.CHAPTER)
    prepared = {"nbgrader": peers.prepare_nbgrader, "otter": peers.prepare_otter}
    for tool, prepare in prepared.items():
        if tool in arguments.only:
            (folder / tool).mkdir()
            prepare(chapter, folder / tool)
    people = list(notebooks.learners(arguments.notebooks, arguments.seed))
    # A program that ends its process stops the peers' whole notebook; they get one that raises.
    rounds = []
    for start in range(0, len(people), arguments.batch):
        part = people[start : start + arguments.batch]
        number = start // arguments.batch
        commands = {tool: command(chapter, folder, tool, number, part) for tool in arguments.only}
        tools = list(commands)
        random.Random(number).shuffle(tools)
        costs = {tool: measure(*commands[tool]) for tool in tools}
        rounds.append(costs)
        each = {tool: f"{cost.wall / len(part):.3f}" for tool, cost in sorted(costs.items())}
        print(f"round {number}: seconds per submission {each}", flush=True)
    return rounds


def command(chapter, folder: Path, tool: str, number: int, part):  # type: ignore[no-untyped-def]
    """A tool's command for one round, its submissions written."""
    if tool == "ours":
        place = folder / "ours" / str(number)
        place.mkdir(parents=True)
        for learner, codes in part:
            text = json.dumps(notebooks.document(chapter, learner, codes), ensure_ascii=False)
            (place / f"{learner}.ipynb").write_text(text, "utf-8")
        out = folder / "ours" / f"out{number}"
        grade = [sys.executable, "-m", "autograder", "grade", str(place), "--out", str(out)]
        return [*grade, "--jobs", "1", "--quiet"], ROOT
    tame = [
        (learner, {e: c.replace("os._exit(1)", "raise SystemExit") for e, c in codes.items()})
        for learner, codes in part
    ]
    if tool == "nbgrader":
        shutil.rmtree(folder / "nbgrader" / "submitted", ignore_errors=True)
        for learner, codes in tame:
            peers.nbgrader_submission(chapter, folder / "nbgrader", f"r{number}_{learner}", codes)
        students = [f"r{number}_{learner}" for learner, _ in tame]
        where = folder / "nbgrader"
        return peers.nbgrader_command(students), where, peers.variables("nbgrader")
    files = []
    for learner, codes in tame:
        place = folder / "otter" / "in" / f"{learner}.ipynb"
        place.parent.mkdir(exist_ok=True)
        place.write_text(json.dumps(peers.otter_notebook(chapter, codes)), "utf-8")
        files.append(place)
    where = folder / "otter"
    return peers.otter_command(where, files), where, peers.variables("otter-grader")


def show(rounds: list[dict[str, Cost]], batch: int) -> None:
    tools = sorted(rounds[0], key=lambda tool: tool != "ours")
    print("\n| | s per submission | processor s | peak MB |\n|---|---|---|---|")
    for tool in tools:
        wall = [r[tool].wall / batch for r in rounds]
        cpu = [r[tool].cpu / batch for r in rounds]
        memory = max(r[tool].memory for r in rounds)
        print(
            f"| {tool} | {statistics.median(wall):.3f} ({min(wall):.3f}-{max(wall):.3f})"
            f" | {statistics.median(cpu):.3f} | {memory:.0f} |"
        )
    for tool in tools[1:]:
        walls = [r[tool].wall / r["ours"].wall for r in rounds]
        cpus = [r[tool].cpu / r["ours"].cpu for r in rounds]
        print(
            f"{tool} / ours: wall {statistics.median(walls):.1f} "
            f"({min(walls):.1f}-{max(walls):.1f}), processor {statistics.median(cpus):.1f}"
        )


if __name__ == "__main__":
    main()
