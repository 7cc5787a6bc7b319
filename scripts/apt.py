"""Installs Debian packages where that is allowed: as root, where there is apt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def usable() -> bool:
    """Whether this machine's packages may be installed from here."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> None:
    """Install ``packages``. A failure is printed, not raised: who calls looks what is there."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("installing", *packages, flush=True)
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-qy", "--no-install-recommends", *packages],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode:
            print(f"{' '.join(command[:2])} failed:\n{done.stderr[-2000:]}", file=sys.stderr)
