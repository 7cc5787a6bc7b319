"""`autograder capstone`: ranks learners' retrievers on held-back questions."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.grade import HOW_TO_GET_ONE, positive, seconds
from autograder.cli.say import DONE, NO_SANDBOX, lacking, wrong
from autograder.content.errors import ContentError

if TYPE_CHECKING:
    from autograder.grading.capstone import Outcome


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the subcommand."""
    parser = subparsers.add_parser(
        "capstone",
        help="rank retrievers on held-back questions",
        description="Takes the cell of the exercise capstone/retrieve out of each notebook, asks "
        "its retrieve(question, docs, k) every question of FILE in the sandbox, scores what comes "
        "back against the gold documents outside of it, and writes capstone.csv and capstone.html: "
        "nDCG@10, MRR and hit@3 with 95%% intervals, a paired test against the baseline, and "
        "places that are shared where the questions cannot tell two entries apart.",
        epilog="Exit codes: 0 every submission has a row, 2 wrong usage or a fault in the course "
        "or the questions, 3 no sandbox, 130 interrupted.",
    )
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="a notebook, a folder or a zip"
    )
    parser.add_argument(
        "--questions",
        type=Path,
        required=True,
        metavar="FILE",
        help="CSV with question_id, question, gold_doc_id",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument(
        "--timeout",
        type=seconds,
        default=60.0,
        metavar="S",
        help="seconds for all questions of one submission, asked twice (default: 60)",
    )
    parser.add_argument(
        "--memory",
        type=positive,
        default=1024,
        metavar="MB",
        help="memory for one submission, beyond the libraries' own (default: 1024)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="seed of the intervals and tests (default: 0); the same seed, the same files",
    )
    parser.add_argument(
        "--anonymous", action="store_true", help="a page without names, ids and file names"
    )
    parser.add_argument(
        "--course", type=Path, metavar="DIR", help="the course (default: found here)"
    )
    parser.add_argument("--quiet", action="store_true", help="say nothing unless all is not well")
    parser.add_argument(
        "--unsafe", action="store_true", help="run learners' programs WITHOUT a sandbox"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Ranks once. Returns the exit code."""
    try:
        from autograder.grading import capstone, course_root
        from autograder.grading.sandbox import Limits
    except ImportError as error:
        return lacking(error)
    root = course_root.find(arguments.course)
    if root is None:
        return wrong("no course here: give its folder with --course")
    if arguments.unsafe:
        print(
            "autograder: WARNING: --unsafe: learners' programs run WITHOUT a sandbox and can read "
            "the held-back questions with their answers. Every row is marked.",
            file=sys.stderr,
        )
    options = capstone.Options(
        root=root,
        paths=tuple(arguments.paths),
        questions=arguments.questions,
        out=arguments.out,
        limits=Limits(seconds=arguments.timeout, memory_mb=arguments.memory),
        seed=arguments.seed,
        unsafe=arguments.unsafe,
        anonymous=arguments.anonymous,
    )
    try:
        outcome = capstone.rank_class(options)
    except capstone.NoSandbox as problem:
        print(HOW_TO_GET_ONE.format(reason=problem), file=sys.stderr)
        return NO_SANDBOX
    except FileNotFoundError as problem:
        return wrong(f"not there: {problem}")
    except ContentError as problem:
        return wrong(str(problem))
    if not arguments.quiet:
        _say(outcome, options.out)
    return DONE


def _say(outcome: Outcome, out: Path) -> None:
    means = outcome.baseline.means
    print(f"{outcome.questions} questions; baseline nDCG@10 {means['ndcg10'].value:.3f}")
    for entry in outcome.entries:
        if entry.status == "ranked":
            assert entry.score is not None
            assert entry.difference is not None
            found, gap = entry.score.means["ndcg10"], entry.difference
            print(
                f"{entry.place:>4}  {found.value:.3f} [{found.low:.3f}, {found.high:.3f}]  "
                f"{gap.value:+.3f}, p {entry.p_holm:.3f}  {entry.student_id}"
            )
        else:
            print(f"   –  {entry.status}: {entry.reason}  {entry.student_id} ({entry.file})")
    print(f"written to {out}: capstone.csv, capstone.html")
