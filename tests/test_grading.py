"""`autograder grade` from files to reports, as the contract has it."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from autograder.checking.check import check
from autograder.cli.main import main
from autograder.grading.gradebook import Gradebook
from autograder.grading.pool import default_jobs
from autograder.grading.sandbox import why_not
from autograder.grading.sources import zip_of
from tests.hostile.notebooks import ROOT, chapter, document, dump, honest, solutions

pytestmark = pytest.mark.timeout(900)
needs_sandbox = pytest.mark.skipif(bool(why_not()), reason=why_not())


def rows(out: Path) -> dict[str, dict[str, str]]:
    text = (out / "grades.csv").read_bytes().decode("utf-8-sig")
    return {row["file"]: row for row in csv.DictReader(io.StringIO(text))}


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A folder with a perfect, an untouched, a half-right and a broken notebook, graded."""
    if why_not():
        pytest.skip(why_not())
    folder, out = tmp_path_factory.mktemp("in"), tmp_path_factory.mktemp("out")
    exercises = chapter().exercises.values()
    quiz = {q.id: sorted(q.right) for q in chapter().quiz}
    perfect = document(solutions(), "6500000001", "สมหญิง, ใจดี", quiz=quiz)
    (folder / "perfect.ipynb").write_bytes(dump(perfect))
    starters = {e.id: e.starter for e in exercises}
    (folder / "untouched.ipynb").write_bytes(dump(document(starters, "6500000002", "=1+1")))
    mistaken = {e.id: e.mistakes[0].code for e in exercises if e.mistakes}
    (folder / "sub").mkdir()
    name = '<script>alert("x")</script>'
    (folder / "sub" / "mistaken.ipynb").write_bytes(dump(document(mistaken, "6500000003", name)))
    (folder / "broken.ipynb").write_bytes(dump(perfect)[:900])
    (folder / "more.zip").write_bytes(zip_of({"a/zipped.ipynb": honest("6500000005")}))
    assert main(["grade", str(folder), "--out", str(out), "--jobs", "2", "--quiet"]) == 0
    return folder, out


def test_csv_has_the_columns_of_the_contract(graded: tuple[Path, Path]) -> None:
    raw = (graded[1] / "grades.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    header = raw.decode("utf-8-sig").splitlines()[0].split(",")
    fixed = ["student_id", "name", "file", "status", "score", "max_score", "percent"]
    assert header == [*fixed, *chapter().exercises, "notes"]


def test_every_submission_has_its_row(graded: tuple[Path, Path]) -> None:
    found = rows(graded[1])
    assert {name: row["status"] for name, row in found.items()} == {
        "perfect.ipynb": "graded",
        "untouched.ipynb": "graded",
        "sub/mistaken.ipynb": "graded",
        "broken.ipynb": "unreadable",
        "more.zip/a/zipped.ipynb": "graded",
    }
    perfect = found["perfect.ipynb"]
    assert perfect["name"] == "สมหญิง, ใจดี"
    assert perfect["percent"] == "100"
    assert {perfect[id] for id in chapter().exercises} == {"passed"}
    assert found["untouched.ipynb"]["score"] == "0"
    assert found["untouched.ipynb"]["name"] == "'=1+1"


def test_scores_are_those_of_the_page(graded: tuple[Path, Path]) -> None:
    """The same judge: points in the CSV are what `check` says in the page, under the same seed."""
    with closing(Gradebook(graded[1] / "gradebook.sqlite")) as book:
        seed = book.seed()
    row = rows(graded[1])["sub/mistaken.ipynb"]
    points = 0.0
    for exercise in chapter().exercises.values():
        if exercise.mistakes:
            report = check(chapter(), exercise, exercise.mistakes[0].code, seed)
            assert row[exercise.id] == report.verdict, exercise.id
            points += report.points
        else:
            assert row[exercise.id] == "missing"
    assert float(row["score"]) == pytest.approx(points, abs=1e-3)


def test_feedback_is_self_contained_text(graded: tuple[Path, Path]) -> None:
    pages = {path.name for path in (graded[1] / "feedback").iterdir()}
    assert pages == {
        "6500000001.html",
        "6500000002.html",
        "6500000003.html",
        "6500000005.html",
        "broken.html",
    }
    page = (graded[1] / "feedback" / "6500000003.html").read_text("utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    mistake = next(e.mistakes[0] for e in chapter().exercises.values() if e.mistakes)
    assert (mistake.message or "")[:30] in page
    perfect = (graded[1] / "feedback" / "6500000001.html").read_text("utf-8")
    assert perfect.count('data-verdict="passed"') == len(chapter().exercises)
    for question in chapter().quiz:
        why = next(o.why for o in question.options if o.right)
        assert why[:40] in perfect


def test_class_report_names_the_mistakes(graded: tuple[Path, Path]) -> None:
    page = (graded[1] / "class_report.html").read_text("utf-8")
    assert "<script" not in page
    assert "<svg" in page
    assert chapter().title in page


def test_a_second_run_grades_nothing_and_changes_nothing(
    graded: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = graded
    before = {p: p.read_bytes() for p in out.rglob("*") if p.suffix in (".csv", ".html")}
    assert main(["grade", str(folder), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "0 graded now" in said
    assert "1 unreadable: broken.ipynb (truncated)" in said
    assert {p: p.read_bytes() for p in out.rglob("*") if p.suffix in (".csv", ".html")} == before


@needs_sandbox
def test_a_folder_without_notebooks_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    assert main(["grade", str(tmp_path / "in"), "--out", str(tmp_path / "o")]) == 0
    assert "no notebook was found" in capsys.readouterr().err


def test_a_small_class_gets_few_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.grading.pool.cores", lambda: 4)
    assert [default_jobs(n) for n in (0, 1, 59, 60, 119, 120, 5000)] == [1, 1, 1, 2, 3, 4, 4]


@needs_sandbox
def test_one_notebook_and_a_missing_path(tmp_path: Path) -> None:
    file = tmp_path / "one.ipynb"
    file.write_bytes(honest("65", "ก", "mrr"))
    command = [sys.executable, "-m", "autograder", "grade", str(file), "--out", str(tmp_path / "o")]
    done = subprocess.run([*command, "--jobs", "1"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert rows(tmp_path / "o")["one.ipynb"]["mrr"] == "passed"
    assert main(["grade", str(tmp_path / "none"), "--out", str(tmp_path / "o")]) == 2


def test_without_a_sandbox_it_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("autograder.grading.batch.why_not", lambda: "bubblewrap is not installed")
    file = tmp_path / "one.ipynb"
    file.write_bytes(honest("65"))
    assert main(["grade", str(file), "--out", str(tmp_path / "o")]) == 3
    said = capsys.readouterr().err
    assert "no sandbox" in said
    assert "apt install bubblewrap" in said
    assert not (tmp_path / "o").exists()


def test_unsafe_is_loud_and_marks_every_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.ipynb"
    file.write_bytes(dump(document(solutions("mrr", "blank_hit3"), "65")))
    out = tmp_path / "o"
    assert main(["grade", str(file), "--out", str(out), "--unsafe", "--jobs", "1"]) == 0
    assert "WARNING" in capsys.readouterr().err
    row = rows(out)["one.ipynb"]
    assert row["mrr"] == "passed"
    assert "unsafe" in row["notes"].split()
    assert "--unsafe" in (out / "feedback" / "65.html").read_text("utf-8")


@needs_sandbox
def test_a_fault_of_the_course_is_nobodys_zero(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An exercise whose reference does not run counts for nobody and against nobody."""
    import shutil

    course = tmp_path / "course"
    shutil.copytree(ROOT / "exercises", course / "exercises")
    shutil.copytree(ROOT / "data", course / "data")
    solution = course / "exercises" / "evaluate" / "mrr" / "solution.py"
    solution.write_text(solution.read_text("utf-8") + "\n1 / 0\n", "utf-8")
    file = tmp_path / "one.ipynb"
    file.write_bytes(honest("65"))
    out = tmp_path / "o"
    arguments = ["grade", str(file), "--out", str(out), "--course", str(course), "--quiet"]
    assert main([*arguments, "--jobs", "1"]) == 0
    row = rows(out)["one.ipynb"]
    assert (row["mrr"], row["status"], row["percent"]) == ("grader_problem", "partly", "100")
    said = capsys.readouterr().err
    assert "a fault in the course, met by 1 submissions: mrr: " in said
    assert "division by zero" in said


def test_reports_are_valid_json_in_the_gradebook(graded: tuple[Path, Path]) -> None:
    import sqlite3

    with sqlite3.connect(graded[1] / "gradebook.sqlite") as book:
        stored = book.execute("SELECT report FROM answers WHERE report IS NOT NULL").fetchall()
    assert stored
    assert all({"messages", "variables"} <= set(json.loads(text)) for (text,) in stored)
