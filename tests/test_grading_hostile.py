"""The corpus of broken and hostile submissions, graded in one run beside honest ones."""

from __future__ import annotations

import csv
import io
import os
import shutil
import tempfile
import time
from contextlib import closing
from pathlib import Path

import pytest

from autograder.cli.main import main
from autograder.grading import words
from autograder.grading.gradebook import AnswerRecord, Gradebook, Record
from autograder.grading.sandbox import why_not
from tests.hostile.corpus import CASES, HONEST, Case
from tests.hostile.notebooks import chapter, honest

pytestmark = [
    pytest.mark.skipif(bool(why_not()), reason=why_not()),
    # One run for all cases: its time counts for the first test.
    pytest.mark.timeout(1200),
]

HONEST_COUNT = 12
SECONDS = 4


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Everything in one folder, graded by two workers."""
    folder, out = tmp_path_factory.mktemp("in"), tmp_path_factory.mktemp("out")
    for case in CASES:
        for name, data in case.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            # Files of one case count in the order in which they are listed.
            place = list(case.files).index(name)
            os.utime(path, (1_700_000_000 + place, 1_700_000_000 + place))
    for number in range(HONEST_COUNT):
        # Spread among the hostile ones by name.
        name = f"{'acfhlnprsuwz'[number]}_honest_{number}.ipynb"
        (folder / name).write_bytes(honest(f"honest-{number}"))
    (folder / "link.ipynb").symlink_to("/etc/passwd")
    os.mkfifo(folder / "pipe.ipynb")
    arguments = ["--out", str(out), "--jobs", "2", "--timeout", str(SECONDS), "--memory", "512"]
    assert main(["grade", str(folder), *arguments, "--quiet"]) == 0
    return folder, out


@pytest.fixture(scope="module")
def book(run: tuple[Path, Path]) -> dict[str, Record]:
    with closing(Gradebook(run[1] / "gradebook.sqlite")) as book:
        return {record.file: record for record in book.records()}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_outcome(case: Case, book: dict[str, Record]) -> None:
    record = book[case.file]
    assert record.status == case.status, (record.reason, record.detail)
    answers = {answer.exercise: answer for answer in record.answers}
    if case.honest:
        assert {id: answers[id].verdict for id in HONEST} == dict.fromkeys(HONEST, "passed")
        assert all(answers[id].points == answers[id].max_points for id in HONEST)
    for exercise, verdict in case.verdicts.items():
        answer = answers[exercise]
        assert answer.verdict == verdict, (answer.report, answer.ending)
        if verdict != "passed":
            assert answer.points < answer.max_points
        _check_answer(case, answer)
    if case.status == "unreadable":
        assert record.reason in words.UNREADABLE
        assert not record.answers
        if case.reason:
            assert record.reason == case.reason
    if case.student_id:
        assert record.student_id == case.student_id
    notes = {*record.notes, *(note for answer in record.answers for note in answer.notes)}
    assert set(case.notes) <= notes
    assert all(note in words.NOTES for note in notes)


def _check_answer(case: Case, answer: AnswerRecord) -> None:
    report = answer.report or {}
    if case.error:
        assert report["error"]["type"] == case.error, report
    if case.message:
        keys = [message["key"] for message in report["messages"]]
        assert any(key.startswith(case.message) for key in keys), keys
    assert answer.ending == case.ending or not case.ending, (answer.ending, report)
    if case.max_output:
        assert 0 < len(report["output"]) <= case.max_output
    if answer.verdict != "missing":
        assert all(message["text"].strip() for message in report["messages"])


def test_honest_neighbours_are_untouched(book: dict[str, Record]) -> None:
    honest_ones = [r for file, r in book.items() if "_honest_" in file]
    assert len(honest_ones) == HONEST_COUNT
    for record in honest_ones:
        assert {answer.verdict for answer in record.answers} == {"passed"}, record.file
        assert {answer.exercise for answer in record.answers} == set(chapter().exercises)


def test_every_file_has_a_row_and_the_table_is_valid(
    run: tuple[Path, Path], book: dict[str, Record]
) -> None:
    raw = (run[1] / "grades.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    table = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline="")))
    assert len({len(row) for row in table}) == 1
    assert len(table) == len(book) + 1
    assert not any(cell[:1] in "=+-@" for row in table for cell in row if cell)
    assert {"link.ipynb", "pipe.ipynb"} <= set(book)
    assert book["link.ipynb"].reason == book["pipe.ipynb"].reason == "link"


def test_no_learner_gets_markup_into_a_page(run: tuple[Path, Path]) -> None:
    for path in [*(run[1] / "feedback").glob("*.html"), run[1] / "class_report.html"]:
        text = path.read_text("utf-8")
        assert "<script" not in text, path
        assert "onerror=alert" not in text.replace("src=x onerror=alert(1)&gt;", ""), path
        assert "49" not in text or "{{ 7 * 7 }}" not in text, path


def test_pages_stay_in_their_folder(run: tuple[Path, Path], book: dict[str, Record]) -> None:
    pages = list((run[1] / "feedback").iterdir())
    assert len(pages) == len({record.student_id for record in book.values()})
    names = {path.name for path in run[1].iterdir()}
    assert names <= {
        "grades.csv",
        "class_report.html",
        "feedback",
        "gradebook.sqlite",
        "gradebook.sqlite-wal",
        "gradebook.sqlite-shm",
    }


def test_the_later_of_two_files_counts_and_both_are_kept(
    run: tuple[Path, Path], book: dict[str, Record]
) -> None:
    assert {"two/a first.ipynb", "two/b second.ipynb"} <= set(book)
    text = (run[1] / "grades.csv").read_text("utf-8-sig")
    rows = {row["file"]: row for row in csv.DictReader(io.StringIO(text))}
    assert "superseded" in rows["two/a first.ipynb"]["notes"].split()
    assert "superseded" not in rows["two/b second.ipynb"]["notes"].split()
    assert "a first.ipynb" in (run[1] / "feedback" / "f-two.html").read_text("utf-8")


def test_nothing_is_left_behind(run: tuple[Path, Path]) -> None:
    """No process of the sandbox, and no file that a program made."""
    deadline = time.monotonic() + 10
    while (left := _zygotes()) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not left
    for folder in (Path(tempfile.gettempdir()), Path("/var/tmp"), Path("/dev/shm")):
        assert not (folder / "note").exists()
        assert not (folder / "evil").exists()
    assert not list(run[0].rglob("evil*"))


def _zygotes() -> list[int]:
    """Sandboxes whose grader is this process: any that is left of this run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if b"autograder.grading.zygote" in command and parent in (1, os.getpid()):
            found.append(int(folder.name))
    return found


def test_the_corpus_is_large_enough() -> None:
    assert len(CASES) >= 90
    assert shutil.which("bwrap")
