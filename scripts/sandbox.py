"""Sees to it that the grader's sandbox can be had: bubblewrap and libseccomp.

Installed by apt where this runs as root on Debian or Ubuntu. Elsewhere it says what is missing and
goes on: the tests that need a sandbox are then skipped, and `autograder grade` refuses to run.
"""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import sys

PACKAGES = ("bubblewrap", "libseccomp2")


def missing() -> bool:
    """Whether something has to be installed first."""
    return shutil.which("bwrap") is None or ctypes.util.find_library("seccomp") is None


def main() -> int:
    if sys.platform == "linux" and missing() and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        print("installing", *PACKAGES, flush=True)
        for command in (
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-qy", "--no-install-recommends", *PACKAGES],
        ):
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            if done.returncode:
                print(f"{' '.join(command[:2])} failed:\n{done.stderr[-2000:]}", file=sys.stderr)
    from autograder.grading.sandbox import why_not

    reason = why_not()
    print(f"sandbox: {reason or 'ready'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
