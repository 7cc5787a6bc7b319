"""What the subcommands say alike."""

from __future__ import annotations

import sys

# Exit codes, for cron and scripts; USAGE also means a fault in the course.
DONE, TROUBLE, USAGE, NO_SANDBOX = 0, 1, 2, 3


def wrong(text: str) -> int:
    """Says on the error stream what is wrong; the exit code for it."""
    print(f"autograder: {text}", file=sys.stderr)
    return USAGE


def lacking(error: ImportError) -> int:
    """Says that grading needs a package that is not installed; the exit code for it."""
    return wrong(f"grading needs {error.name} (pip install 'autograder[grading]')")
