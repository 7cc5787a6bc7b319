"""Sees to it that the grader's sandbox can be had: bubblewrap and libseccomp.

Installed by apt where this runs as root on Debian or Ubuntu. Elsewhere it says what is missing and
goes on: the tests that need a sandbox are then skipped, and `autograder grade` refuses to run.
"""

from __future__ import annotations

import ctypes.util
import shutil
import sys

from scripts import apt

PACKAGES = ("bubblewrap", "libseccomp2")


def missing() -> bool:
    """Whether something has to be installed first."""
    return shutil.which("bwrap") is None or ctypes.util.find_library("seccomp") is None


def main() -> int:
    if missing() and apt.usable():
        apt.install(PACKAGES)
    from autograder.grading.sandbox import why_not

    reason = why_not()
    print(f"sandbox: {reason or 'ready'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
