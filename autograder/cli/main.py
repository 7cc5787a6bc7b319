"""The command line: one module per subcommand, each with ``add_parser(subparsers)``.

A subcommand's module sets ``run`` on its parser (``parser.set_defaults(run=function)``); the
function takes the parsed arguments and returns the exit code.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from collections.abc import Sequence

import autograder

# In the order of `autograder --help`. A module that is not there (a bundle without the grader) is
# left out; a module that fails to import is a fault and says so.
SUBCOMMANDS = ("verify", "new", "check", "grade", "capstone", "export")


def build_parser() -> argparse.ArgumentParser:
    """The whole parser, with every subcommand that this installation has."""
    parser = argparse.ArgumentParser(prog="autograder", description=autograder.__doc__)
    parser.add_argument("--version", action="version", version=autograder.__version__)
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in SUBCOMMANDS:
        module = f"autograder.cli.{name}"
        if importlib.util.find_spec(module) is not None:
            importlib.import_module(module).add_parser(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    arguments = build_parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:  # `autograder verify | head`
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
