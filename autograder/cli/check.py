"""``autograder check CHAPTER/EXERCISE FILE``: checks one program as the page does."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from autograder.checking.check import check
from autograder.content.errors import ContentError
from autograder.content.loader import load_chapter


def add_parser(subparsers: Any) -> None:
    """Adds the subcommand."""
    parser = subparsers.add_parser(
        "check", help="check one program, unprotected: trusted code only"
    )
    parser.add_argument("place", metavar="CHAPTER/EXERCISE")
    parser.add_argument("file", type=Path, help="the program, or - for standard input")
    parser.add_argument("--root", default=".", type=Path, help="the project's folder")
    parser.add_argument("--seed", type=int, help="of the varied data")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the report; exit code 0 when it passed, 1 when not, 2 when it cannot be checked."""
    chapter_id, _, exercise_id = arguments.place.partition("/")
    try:
        chapter = load_chapter(arguments.root, chapter_id)
        exercise = chapter.exercises[exercise_id]
        code = sys.stdin.read() if str(arguments.file) == "-" else arguments.file.read_text("utf-8")
    except (ContentError, OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyError:
        known = ", ".join(chapter.exercises)
        print(f"{arguments.place}: no such exercise (known: {known})", file=sys.stderr)
        return 2
    report = check(chapter, exercise, code, arguments.seed)
    if arguments.json:
        print(json.dumps(report.to_plain(), ensure_ascii=False, indent=2))
        return 0 if report.passed else 1
    print(f"{report.verdict}  {report.points:g}/{report.max_points:g}")
    for item in report.variables:
        print(f"  {item.name}: {item.state} {item.found or ''}".rstrip())
    for message in report.messages:
        line = f" (line {message.line})" if message.line else ""
        print(f"  [{message.key}]{line} {message.text}")
    if report.error is not None:
        print(f"  {report.error.original}")
    if "traceback" in report.details:
        print(report.details["traceback"], file=sys.stderr)
    return 0 if report.passed else 1
