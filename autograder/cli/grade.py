"""`autograder grade`: grades notebooks, folders of them and zips."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from autograder.cli.say import DONE, NO_SANDBOX, TROUBLE, lacking, wrong
from autograder.content.errors import ContentError

HOW_TO_GET_ONE = """\
autograder: no sandbox: {reason}.

Learners' programs run only in a sandbox. To get one:
  - Debian, Ubuntu:   apt install bubblewrap libseccomp2, and pip install pyseccomp
  - Ubuntu 24.04:     also allow bubblewrap user namespaces (docs/grading.md, "AppArmor")
  - macOS, Windows:   run the grader in the container of container/ (docs/grading.md, "Container")
Or, only for notebooks that you trust like your own programs: --unsafe (marks every row).
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the subcommand."""
    parser = subparsers.add_parser(
        "grade",
        help="grade notebooks",
        description="Grades notebooks and writes grades.csv, a page per learner, a class report "
        "and a gradebook. Started again with the same --out it goes on where it stopped, and "
        "grades again only what changed.",
        epilog="Exit codes: 0 every submission has a row, 1 the grader failed on some, "
        "2 wrong usage or a fault in the course, 3 no sandbox, 130 interrupted.",
    )
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="a notebook, a folder or a zip"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument(
        "--jobs",
        type=positive,
        metavar="N",
        help="workers (default: one per core, fewer for a small class)",
    )
    parser.add_argument(
        "--timeout",
        type=seconds,
        default=10.0,
        metavar="S",
        help="seconds for one exercise, re-runs included (default: 10)",
    )
    parser.add_argument(
        "--memory",
        type=positive,
        default=1024,
        metavar="MB",
        help="memory for one exercise, beyond the libraries' own (default: 1024)",
    )
    parser.add_argument(
        "--course", type=Path, metavar="DIR", help="the course (default: found here)"
    )
    parser.add_argument(
        "--quiet", action="store_true", help="say nothing unless something is wrong"
    )
    parser.add_argument(
        "--anonymous", action="store_true", help="a class report without names, ids and programs"
    )
    parser.add_argument(
        "--unsafe", action="store_true", help="run learners' programs WITHOUT a sandbox"
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="grade on the Dask cluster with this scheduler (host:port), or on a 'local' one",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="seed of the varied data (default: secret, drawn once and kept in the gradebook)",
    )
    parser.add_argument(
        "--watch",
        action="store_true",
        help="go on, and grade what comes into the folders, until stopped",
    )
    parser.set_defaults(run=run)


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return value


def seconds(text: str) -> float:
    value = float(text)
    if not 0.1 <= value <= 3600:
        raise argparse.ArgumentTypeError("must be between 0.1 and 3600")
    return value


def run(arguments: argparse.Namespace) -> int:
    """Grades once. Returns the exit code."""
    try:
        from autograder.grading import batch, course_root
        from autograder.grading.sandbox import Limits
    except ImportError as error:
        return lacking(error)
    if not arguments.paths:
        return wrong("nothing to grade: give a notebook, a folder or a zip")
    root = course_root.find(arguments.course)
    if root is None:
        return wrong("no course here: give its folder with --course")
    if arguments.unsafe:
        print(
            "autograder: WARNING: --unsafe: learners' programs run WITHOUT a sandbox, with your "
            "rights, on your files and your network. Every row is marked.",
            file=sys.stderr,
        )
    options = batch.Options(
        root=root,
        paths=tuple(arguments.paths),
        out=arguments.out,
        jobs=arguments.jobs,
        limits=Limits(seconds=arguments.timeout, memory_mb=arguments.memory),
        unsafe=arguments.unsafe,
        quiet=arguments.quiet,
        anonymous=arguments.anonymous,
        seed=arguments.seed,
        dask=arguments.dask,
    )
    try:
        if arguments.watch:
            for summary in batch.watch(options):
                _say(summary, options)
        summary = batch.grade(options)
    except batch.NoSandbox as problem:
        print(HOW_TO_GET_ONE.format(reason=problem), file=sys.stderr)
        return NO_SANDBOX
    except ImportError as problem:
        return wrong(f"--dask needs {problem.name} (pip install distributed)")
    except FileNotFoundError as problem:
        return wrong(f"not there: {problem}")
    except ContentError as problem:
        return wrong(str(problem))
    return _say(summary, options)


def _some(files: list[str]) -> str:
    return ", ".join(files[:5]) + (" …" if len(files) > 5 else "")


def _say(summary, options) -> int:  # type: ignore[no-untyped-def]
    for fault, count in summary.faults.items():
        print(
            f"autograder: a fault in the course, met by {count} submissions: {fault}",
            file=sys.stderr,
        )
    for problem in summary.problems[:20]:
        print(f"autograder: the grader failed on {problem}", file=sys.stderr)
    if not options.quiet:
        counts = ", ".join(
            f"{summary.statuses[key]} {key}"
            for key in ("graded", "partly", "unreadable")
            if summary.statuses[key]
        )
        rate = f"{summary.seconds / summary.graded:.3f} s each" if summary.graded else "nothing new"
        print(f"{summary.found} submissions: {counts or 'none'}")
        print(
            f"{summary.graded} graded now in {summary.seconds:.1f} s ({rate}), "
            f"{summary.kept} unchanged"
        )
        if len(summary.chapters) > 1:
            shares = ", ".join(f"{id} {count}" for id, count in summary.chapters.items())
            print(f"learners by chapter: {shares} (export one at a time, with --chapter)")
        for what, files in summary.look_at.items():
            print(f"{len(files)} {what}: {_some(files)}")
        if summary.skipped:
            print(f"{len(summary.skipped)} no notebooks, left alone: {_some(summary.skipped)}")
        if not summary.found:
            print("no notebook was found there: is it the right folder?", file=sys.stderr)
        print(
            f"written to {options.out}: grades.csv, feedback/, class_report.html, gradebook.sqlite"
        )
    return DONE if summary.complete and not summary.problems else TROUBLE
