"""``autograder verify [CHAPTER[/EXERCISE]]``: the content tests."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from autograder.authoring.verify import SEEDS, Outcome, differences, selections, verify

BUILT_RUNTIME = Path("runtime") / "dist"  # what `make book` builds: the page's own Pyodide


def add_parser(subparsers: Any) -> None:
    """Adds the subcommand."""
    parser = subparsers.add_parser(
        "verify", help="test the exercises: solutions, starters, mistakes, variants"
    )
    parser.add_argument("selection", nargs="?", metavar="CHAPTER[/EXERCISE]")
    parser.add_argument("--root", default=".", type=Path, help="the project's folder")
    parser.add_argument("--seeds", default=len(SEEDS), type=int, help="how many seeds to try")
    parser.add_argument(
        "--pyodide",
        action="store_true",
        help="also run in Pyodide under Node and compare ($PYODIDE_DIR, else runtime/dist)",
    )
    parser.add_argument(
        "--pyodide-seeds", default=1, type=int, help="how many of the seeds Pyodide tries"
    )
    parser.add_argument(
        "--jobs", default=os.cpu_count() or 1, type=int, help="chapters verified side by side"
    )
    parser.add_argument("--json", action="store_true", help="print every report as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints one line per fault; exit code 1 when there is any."""
    started = time.monotonic()
    outcome, theirs = _everywhere(arguments)
    if arguments.json:
        print(json.dumps({"reports": outcome.reports, "faults": list(map(str, outcome.faults))}))
        return 1 if outcome.faults else 0
    if arguments.pyodide:
        if theirs is None:
            return 2
        outcome.faults += differences(outcome.reports, theirs)
    for fault in outcome.faults:
        print(fault)
    print(_summary(outcome, time.monotonic() - started, arguments.pyodide), file=sys.stderr)
    return 1 if outcome.faults else 0


def _everywhere(arguments: argparse.Namespace) -> tuple[Outcome, dict[str, Any] | None]:
    """Verifies chapter by chapter, side by side; Pyodide's reports are None where it failed."""
    root, jobs = arguments.root, max(1, arguments.jobs)
    seeds = tuple(range(1, arguments.seeds + 1))
    parts = selections(root, arguments.selection)
    theirs: dict[str, Any] | None = {}
    if jobs == 1 and not arguments.pyodide:
        return verify(root, arguments.selection, seeds), theirs
    outcome = Outcome()
    # A process for each chapter of its own: what one chapter's programs leave behind in numpy or
    # pandas must not meet the next one. Node runs in a process anyway.
    with (
        ProcessPoolExecutor(jobs, max_tasks_per_child=1) as native,
        ThreadPoolExecutor(jobs) as nodes,
    ):
        ours = [native.submit(verify, root, part, seeds) for part in parts]
        node: list[Future[dict[str, Any] | None]] = []
        if arguments.pyodide and not arguments.json:
            _ = [future.result() for future in ours]  # two cores: one kind of work after the other
            count = min(arguments.pyodide_seeds, arguments.seeds)
            node = [nodes.submit(_in_pyodide, root, part, count) for part in parts]
        for future in ours:
            outcome.add(future.result())
        for answer in node:
            found = answer.result()
            theirs = None if found is None or theirs is None else theirs | found
    return outcome, theirs


def _summary(outcome: Outcome, seconds: float, pyodide: bool) -> str:
    where = "natively and in Pyodide" if pyodide else "natively"
    count = len(outcome.faults)
    faults = "no fault" if not count else f"{count} fault{'s' * (count > 1)}"
    return (
        f"{outcome.exercises} exercises, {outcome.programs} programs, {where}: "
        f"{faults} ({seconds:.1f} s)"
    )


def _in_pyodide(root: Path, selection: str | None, seeds: int) -> dict[str, Any] | None:
    folder = Path(os.environ.get("PYODIDE_DIR") or root / BUILT_RUNTIME)
    if not (folder / "pyodide.mjs").is_file():
        print(
            f"verify --pyodide: no Pyodide in {folder} (make book, or set PYODIDE_DIR)",
            file=sys.stderr,
        )
        return None
    driver = Path(__file__).parents[1] / "authoring" / "verify_pyodide.mjs"
    command = ["node", str(driver), str(folder), str(root.resolve()), selection or "", str(seeds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        print(f"verify in Pyodide failed with exit code {done.returncode}", file=sys.stderr)
        return None
    reports: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])["reports"]
    return reports
