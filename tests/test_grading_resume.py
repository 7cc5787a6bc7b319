"""A run that is killed loses nothing, grades nothing twice, and ends as if it had not been."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from autograder.cli.main import main
from autograder.grading import batch
from autograder.grading.pool import Died, Pool
from autograder.grading.sandbox import why_not
from tests.hostile.notebooks import ROOT, document, dump, honest, solutions

pytestmark = pytest.mark.timeout(900)
needs_sandbox = pytest.mark.skipif(bool(why_not()), reason=why_not())
COUNT = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class")
    for number in range(COUNT):
        codes = solutions("blank_hit3", "hit_at_k", "mrr")
        if number % 3 == 0:
            codes["mrr"] = "mrr = 0.5\n"
        if number % 20 == 7:
            codes["mrr"] = "while True:\n    pass\n"
        file = folder / f"{number:03d}.ipynb"
        file.write_bytes(dump(document(codes, f"65{number:08d}", f"ผู้เรียน {number}")))
        os.utime(file, (1e9, 1e9))
    return folder


def command(folder: Path, out: Path, *more: str) -> list[str]:
    return [
        *(sys.executable, "-m", "autograder", "grade", str(folder), "--out", str(out)),
        *("--jobs", "2", "--timeout", "1.5", "--seed", "7", "--quiet", *more),
    ]


def graded(out: Path) -> dict[str, str]:
    """What the gradebook holds: file → all its verdicts."""
    if not (out / "gradebook.sqlite").exists():
        return {}
    with sqlite3.connect(f"file:{out / 'gradebook.sqlite'}?mode=ro", uri=True) as book:
        try:
            return dict(
                book.execute(
                    "SELECT file, group_concat(verdict) FROM "
                    "(SELECT * FROM answers ORDER BY file, exercise) GROUP BY file"
                )
            )
        except sqlite3.OperationalError:
            return {}


def reports(out: Path) -> dict[str, bytes]:
    files = [*out.glob("*.csv"), *out.glob("*.html"), *out.glob("feedback/*.html")]
    return {str(path.relative_to(out)): path.read_bytes() for path in files}


def descendants(pid: int) -> set[int]:
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(parts[1]), []).append(int(entry.parent.name))
    found: set[int] = set()
    todo = [pid]
    while todo:
        for child in children.get(todo.pop(), []):
            found.add(child)
            todo.append(child)
    return found


def alive(pids: set[int]) -> set[int]:
    def running(pid: int) -> bool:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return False
        return state not in ("Z", "X")

    return {pid for pid in pids if running(pid)}


@needs_sandbox
def test_killed_twice_and_resumed(folder: Path, tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "killed"
    subprocess.run(command(folder, whole), cwd=ROOT, check=True)
    assert len(graded(whole)) == COUNT
    kept: dict[str, str] = {}
    for goal in (COUNT // 4, COUNT // 2):
        run = subprocess.Popen(command(folder, out), cwd=ROOT)
        deadline = time.monotonic() + 120
        while len(graded(out)) < goal and run.poll() is None and time.monotonic() < deadline:
            time.sleep(0.02)
        family = descendants(run.pid)
        assert family
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
        deadline = time.monotonic() + 20
        while alive(family) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not alive(family), "workers or sandboxes outlived the grader"
        now = graded(out)
        assert goal <= len(now) < COUNT
        assert kept.items() <= now.items(), "what was graded was lost or graded again"
        kept = now
    subprocess.run(command(folder, out), cwd=ROOT, check=True)
    assert graded(out) == graded(whole)
    assert reports(out) == reports(whole)


@needs_sandbox
def test_only_what_changed_is_graded_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import shutil

    course, folder, out = tmp_path / "course", tmp_path / "in", tmp_path / "out"
    for part in ("exercises", "data"):
        shutil.copytree(ROOT / part, course / part)
    folder.mkdir()
    for id in ("1", "2"):
        (folder / f"{id}.ipynb").write_bytes(honest(id, "ก", "mrr", "blank_hit3"))
    arguments = ["grade", str(folder), "--out", str(out), "--course", str(course), "--jobs", "1"]
    assert main(arguments) == 0
    assert "2 graded now" in capsys.readouterr().out
    toml = course / "exercises" / "evaluate" / "mrr" / "exercise.toml"
    toml.write_text(toml.read_text("utf-8").replace("points = 2", "points = 3"), "utf-8")

    def stamps() -> dict[tuple[str, str], str]:
        with sqlite3.connect(out / "gradebook.sqlite") as book:
            rows = book.execute("SELECT file, exercise, graded_as FROM answers")
            return {(file, exercise): stamp for file, exercise, stamp in rows}

    before = stamps()
    assert main(arguments) == 0
    assert "2 graded now" in capsys.readouterr().out
    changed = {
        exercise for key, stamp in stamps().items() if before[key] != stamp for exercise in key[1:]
    }
    assert changed == {"mrr"}
    (folder / "2.ipynb").write_bytes(honest("2", "ก", "mrr"))
    assert main(arguments) == 0
    assert "1 graded now" in capsys.readouterr().out
    (folder / "1.ipynb").unlink()
    assert main(arguments) == 0
    assert set(graded(out)) == {"2.ipynb"}


@needs_sandbox
def test_watch_takes_what_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    (folder / "1.ipynb").write_bytes(honest("1", "ก", "mrr"))
    naps = 0

    def nap(_seconds: float) -> None:
        nonlocal naps
        naps += 1
        if naps == 3:
            (folder / "2.ipynb").write_bytes(honest("2", "ก", "mrr"))

    monkeypatch.setattr(batch.time, "sleep", nap)
    options = batch.Options(ROOT, (folder,), out, jobs=1, quiet=True)
    graded_now = [summary.graded for summary in batch.watch(options, rounds=7)]
    assert graded_now == [1, 1]


class Fragile:
    """A worker's state that dies of some tasks."""

    def __call__(self, task: int) -> int:
        if task % 10 == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        if task % 10 == 5:
            raise ValueError(task)
        return task * 2


def test_a_dying_worker_takes_nothing_with_it() -> None:
    pool = Pool(Fragile, (), 2)
    try:
        results = dict(pool.map(range(25)))
    finally:
        pool.close()
    assert set(results) == set(range(25))
    assert {task for task, result in results.items() if isinstance(result, Died)} == {
        3,
        5,
        13,
        15,
        23,
    }
    assert all(result == task * 2 for task, result in results.items() if isinstance(result, int))
