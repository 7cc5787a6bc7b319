"""``autograder new CHAPTER/EXERCISE``: a folder for a new exercise."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from autograder.authoring.new import new
from autograder.content.errors import ContentError


def add_parser(subparsers: Any) -> None:
    """Adds the subcommand."""
    parser = subparsers.add_parser("new", help="make a folder for a new exercise")
    parser.add_argument("place", metavar="CHAPTER/EXERCISE")
    parser.add_argument("--root", default=".", type=Path, help="the project's folder")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the files made; exit code 1 when it cannot."""
    try:
        files = new(arguments.root, arguments.place)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    for file in files:
        print(file)
    print("Write it, then: autograder verify", arguments.place, file=sys.stderr)
    return 0
