"""Grading on a Dask cluster gives, byte for byte, what a single process gives."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from autograder.cli.main import main
from autograder.grading.sandbox import why_not
from tests.hostile.notebooks import document, dump, honest, solutions
from tests.test_grading_resume import alive, descendants, graded, reports

distributed = pytest.importorskip(
    "distributed", reason="Dask is optional for graders; the lock file has it"
)
pytestmark = [
    pytest.mark.skipif(bool(why_not()), reason=why_not()),
    # One run for all cases: its time counts for the first test.
    pytest.mark.timeout(1200),
]
COUNT = 24


@pytest.mark.timeout(600)
def test_the_same_as_one_process_with_a_worker_lost(tmp_path: Path) -> None:
    folder, one, many = tmp_path / "in", tmp_path / "one", tmp_path / "many"
    folder.mkdir()
    for number in range(COUNT):
        codes = solutions("blank_hit3", "mrr")
        if number % 4 == 0:
            codes["mrr"] = "mrr = 1.0\n"
        if number % 12 == 5:
            codes["mrr"] = "import os\nos._exit(1)\n"
        (folder / f"{number}.ipynb").write_bytes(dump(document(codes, f"65{number}")))
    (folder / "broken.ipynb").write_bytes(honest("1")[:500])
    arguments = ["grade", str(folder), "--seed", "5", "--timeout", "5", "--quiet"]
    assert main([*arguments, "--out", str(one), "--jobs", "1"]) == 0

    killed: list[int] = []

    def kill_a_worker() -> None:
        """Once grading is under way: the process that holds a sandbox, not the scheduler."""
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline:
            for pid in descendants(os.getpid()):
                try:
                    line = Path(f"/proc/{pid}/cmdline").read_bytes()
                    parent = int(
                        Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]
                    )
                except (OSError, ValueError):
                    continue
                if b"autograder.grading.zygote" in line and line.startswith(b"bwrap"):
                    if len(graded(many)) < 2:
                        continue
                    os.kill(parent, signal.SIGKILL)
                    killed.append(parent)
                    return
            time.sleep(0.05)

    thread = threading.Thread(target=kill_a_worker)
    thread.start()
    code = main([*arguments, "--out", str(many), "--jobs", "2", "--dask", "local"])
    thread.join(1)
    assert code == 0
    assert killed, "the run was over before a worker could be killed"
    assert graded(many) == graded(one)
    assert reports(many) == reports(one)
    assert not alive(set(killed))
