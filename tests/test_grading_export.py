"""Exports: the columns and schemas that Moodle, Canvas and Gradescope import."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from autograder.checking.check import check
from autograder.cli.main import main
from autograder.grading.export import CANVAS_FIXED, WorksheetError, canvas, moodle
from autograder.grading.gradebook import AnswerRecord, Gradebook, Record
from tests.hostile.notebooks import chapter


def record(student_id: str, name: str, passed: int, **more: object) -> Record:
    """A graded submission that passed the first so many exercises."""
    answers = []
    for place, exercise in enumerate(chapter().exercises.values()):
        code = exercise.solution if place < passed else exercise.starter
        report = check(chapter(), exercise, code)
        stored = {
            key: report.to_plain()[key] for key in ("variables", "messages", "error", "output")
        }
        answers.append(
            AnswerRecord(
                exercise.id, report.verdict, report.points, report.max_points, code, stored
            )
        )
    fields = {
        "file": f"{student_id}.ipynb",
        "sha256": student_id,
        "modified": 1.0,
        "student_id": student_id,
        "name": name,
        "chapter": "evaluate",
        "status": "graded",
        "answers": tuple(answers),
    }
    return Record(**{**fields, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("out")
    with closing(Gradebook(out / "gradebook.sqlite")) as book:
        book.put(record("6500000001", "สมหญิง ใจดี", 10))
        book.put(record("6500000002", "=SUM(A1)", 0))
        book.put(record("501", "Somchai, Jaidee", 3))
        book.put(record("502", "", 0, status="unreadable", reason="empty", answers=()))
    return out


def table(path: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline="")))


def total() -> float:
    return sum(e.points for e in chapter().exercises.values())


def test_moodle_gradebook_import(graded: Path, tmp_path: Path) -> None:
    target = tmp_path / "m.csv"
    assert main(["export", str(graded), "--format", "moodle", "--output", str(target)]) == 0
    assert target.read_bytes().startswith(b"\xef\xbb\xbf")
    header, *rows = table(target)
    assert header == ["ID number", "Full name", "Grade", "Maximum Grade", "Feedback"]
    assert {row[0] for row in rows} == {"6500000001", "6500000002", "501"}
    assert {row[0]: row[1] for row in rows}["6500000002"] == "'=SUM(A1)"
    assert float(next(row for row in rows if row[0] == "6500000001")[2]) == total()


def test_moodle_worksheet_is_filled_and_otherwise_left_alone(graded: Path, tmp_path: Path) -> None:
    worksheet = tmp_path / "sheet.csv"
    worksheet.write_text(
        "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
        "Last modified (submission),Last modified (grade),Feedback comments\r\n"
        'Participant 501,"Somchai, Jaidee",s@x.th,Submitted,,100.00,Yes,"Monday, 3:00",-,\r\n'
        "Participant 900,สมหญิง  ใจดี,y@x.th,Submitted,,100.00,Yes,-,-,\r\n"
        "Participant 901,Nobody,n@x.th,No submission,,100.00,Yes,-,-,เดิม\r\n",
        "utf-8-sig",
    )
    target = tmp_path / "m.csv"
    arguments = ["--format", "moodle", "--worksheet", str(worksheet), "--output", str(target)]
    assert main(["export", str(graded), *arguments]) == 0
    header, *rows = table(target)
    assert header == table(worksheet)[0]
    assert [row[0] for row in rows] == ["Participant 501", "Participant 900", "Participant 901"]
    assert rows[1][4] == "100"
    assert 0 < float(rows[0][4]) < 100
    assert rows[2] == table(worksheet)[3]
    assert rows[0][:4] + rows[0][5:9] == table(worksheet)[1][:4] + table(worksheet)[1][5:9]
    assert "ผ่าน" in rows[0][9]


def test_moodle_worksheet_in_thai_with_semicolons() -> None:
    made = moodle([], "ตัวระบุ;ชื่อเต็ม;คะแนน;คะแนนสูงสุด\r\nParticipant 1;ก;;10\r\n")
    assert made.data.decode("utf-8-sig").splitlines()[1] == "Participant 1,ก,,10"
    with pytest.raises(WorksheetError, match="no column Grade"):
        moodle([], "a,b\r\n1,2\r\n")


def test_canvas_from_nothing_and_from_its_export(graded: Path, tmp_path: Path) -> None:
    target = tmp_path / "c.csv"
    assert main(["export", str(graded), "--format", "canvas", "--output", str(target)]) == 0
    header, points, *rows = table(target)
    assert tuple(header[:5]) == CANVAS_FIXED
    assert header[5] == chapter().title
    assert points[0].strip() == "Points Possible"
    assert float(points[5]) == total()
    assert len(rows) == 3
    worksheet = tmp_path / "grades.csv"
    worksheet.write_text(
        "Student,ID,SIS User ID,SIS Login ID,Section,Quiz 1 (77),Evaluate (4711)\n"
        "    Points Possible,,,,,5.00,50.00\n"
        '"ใจดี, สมหญิง",9001,6500000001,somying@x.th,Sec 1,3,\n'
        '"Other, One",9002,777,other@x.th,Sec 1,4,12\n',
        "utf-8",
    )
    arguments = ["--format", "canvas", "--worksheet", str(worksheet), "--output", str(target)]
    assert main(["export", str(graded), *arguments, "--assignment", "Evaluate"]) == 0
    filled = table(target)
    assert filled[0] == table(worksheet)[0]
    assert filled[2] == ["ใจดี, สมหญิง", "9001", "6500000001", "somying@x.th", "Sec 1", "3", "50"]
    assert filled[3] == table(worksheet)[3]
    with pytest.raises(WorksheetError, match="Evaluate"):
        canvas([], worksheet.read_text("utf-8"), "No such title")


def test_gradescope_results(graded: Path, tmp_path: Path) -> None:
    target = tmp_path / "g.zip"
    assert main(["export", str(graded), "--format", "gradescope", "--output", str(target)]) == 0
    with zipfile.ZipFile(target) as archive:
        names = set(archive.namelist())
        made = json.loads(archive.read("6500000001/results.json"))
    assert names == {f"{id}/results.json" for id in ("6500000001", "6500000002", "501")}
    assert made["score"] == total()
    assert {"score", "tests", "output_format", "visibility", "extra_data"} == set(made)
    for test in made["tests"]:
        assert test["status"] in ("passed", "failed")
        assert test["visibility"] in ("hidden", "after_due_date", "after_published", "visible")
        assert test["output_format"] in ("text", "html", "simple_format", "md", "ansi")
        assert isinstance(test["score"], float | int)
        assert 0 <= test["score"] <= test["max_score"]
        assert test["output"].strip()


def test_export_says_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path), "--format", "moodle"]) == 2
    assert "autograder grade" in capsys.readouterr().err


@pytest.fixture
def two_chapters(tmp_path: Path) -> Path:
    """One learner's files of two chapters, and a file that nobody can read."""
    with closing(Gradebook(tmp_path / "gradebook.sqlite")) as book:
        book.put(record("6500000001", "สมหญิง ใจดี", 10))
        book.put(record("6500000001", "สมหญิง ใจดี", 0, file="t.ipynb", chapter="tfidf", answers=()))
        book.put(
            record("zero", "", 0, chapter=None, status="unreadable", reason="empty", answers=())
        )
    return tmp_path


@pytest.mark.parametrize("format", ["moodle", "canvas", "gradescope"])
def test_marks_of_two_chapters_never_share_a_column(
    format: str, two_chapters: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(two_chapters), "--format", format]) == 2
    said = capsys.readouterr().err
    assert "evaluate (1 learners), tfidf (1 learners): give --chapter" in said
    assert [path.name for path in two_chapters.iterdir()] == ["gradebook.sqlite"]
    arguments = ["export", str(two_chapters), "--format", format, "--chapter", "evaluate"]
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert "1 learners" in said.out
    assert "could read them: zero.ipynb" in said.err


def test_a_worksheet_s_learners_without_a_mark_are_named(
    graded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worksheet = tmp_path / "sheet.csv"
    worksheet.write_text(
        "Identifier,Full name,Grade,Feedback comments\n"
        "Participant 900,สมหญิง ใจดี,,\nParticipant 901,Nobody Here,,\n",
        "utf-8",
    )
    arguments = ["--format", "moodle", "--worksheet", str(worksheet)]
    assert main(["export", str(graded), *arguments, "--output", str(tmp_path / "m.csv")]) == 0
    said = capsys.readouterr().err
    assert "1 in the worksheet without a mark" in said
    assert "Nobody Here" in said
    titles = [e.title for e in chapter().exercises.values()]
    comment = table(tmp_path / "m.csv")[1][3]
    assert [part.rpartition(": ")[0] for part in comment.split("; ")] == titles
