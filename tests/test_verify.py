"""`autograder verify` finds every fault that an author can make, and `new` makes none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tiny import PROJECT, ROOT, copy

from autograder.authoring.new import new
from autograder.authoring.verify import Outcome, differences, verify
from autograder.cli.main import main
from autograder.content import ContentError

SHARE = "exercises/tiny/share"


def faults(root: Path, selection: str | None = None, seeds=(1, 2)) -> list[str]:
    return [str(fault) for fault in verify(root, selection, seeds).faults]


def test_the_small_course_is_whole():
    outcome = verify(ROOT)
    assert outcome.faults == []
    assert outcome.exercises == 3
    assert outcome.programs == 13


def test_selection():
    assert verify(ROOT, "tiny/share", (1,)).exercises == 1
    assert faults(ROOT, "nothing") == ["exercises/nothing: no such chapter (known: tiny)"]
    assert "no such exercise" in faults(ROOT, "tiny/nothing")[0]


def edit(root: Path, file: str, old: str, new_text: str) -> None:
    path = root / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new_text), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new_text", "says"),
    [
        ("solution.py", "count = int(small.sum())", "count = [1]", "is not_yet, not passed"),
        ("solution.py", "print(share, count)", "1 / 0", "ZeroDivisionError"),
        ("variants/plain.py", "count =", "numbers = np.array([4, 1, 3, 2, 6, 5])\ncount =",
         "assigns a given name"),
        ("variants/plain.py", "<= 3", "< 3", "variants/plain.py: is not_yet, not passed"),
        ("mistakes/strict_less.py", "< 3", "<= 3", "strict_less.py: is passed, not not_yet"),
        ("mistakes/strict_less.py", "< 3\nshare", "<= 3\nshare = 0 #", "gets share wrong, not"),
        ("mistakes/percent.py", "percentage", "nan", "does not earn 'nan'"),
        ("mistakes/percent.py", "percentage", "percentag", "no message (did you mean percentage"),
        ("mistakes/misspelt.py", "# verdict: learner_error\n", "", "is learner_error, not not_yet"),
        ("mistakes/strict_less.py", "ลองดูเครื่องหมายเปรียบเทียบ ค่าที่เท่ากับ 3 พอดีก็นับด้วย",
         "ยังไม่มีโค้ดให้ตรวจ ลองเริ่มจากโค้ดตั้งต้น แล้วเติมส่วนที่ขาด", "is the general one"),
        ("exercise.toml", "points", "pints", "did you mean 'points'"),
        ("hints.md", "---", "", "1 hints"),
    ],
)  # fmt: skip
def test_finds(tmp_path: Path, file: str, old: str, new_text: str, says: str):
    root = copy(tmp_path)
    edit(root, f"{SHARE}/{file}", old, new_text)
    found = faults(root, "tiny/share")
    assert any(says in line for line in found), found
    for line in found:
        assert "\n" not in line
        assert line.startswith("exercises/tiny/share")
        assert line.endswith(")")


def test_finds_a_starter_that_hides_nothing(tmp_path: Path):
    root = copy(tmp_path)
    edit(root, f"{SHARE}/solution.py", "  # ___: <=", "")
    edit(root, f"{SHARE}/solution.py", "  # ___", "")
    assert any("hides nothing" in line for line in faults(root))


def test_finds_two_mistakes_with_one_message(tmp_path: Path):
    root = copy(tmp_path)
    folder = root / SHARE / "mistakes"
    text = (folder / "strict_less.py").read_text("utf-8")
    (folder / "fewer.py").write_text(text.replace("< 3", "< 2"), "utf-8")
    assert any("has the message of fewer.py" in line for line in faults(root))


def test_finds_two_mistakes_with_the_same_values(tmp_path: Path):
    root = copy(tmp_path)
    folder = root / SHARE / "mistakes"
    text = (folder / "strict_less.py").read_text("utf-8")
    (folder / "also.py").write_text(text.replace("ลองดู", "โปรดดู"), "utf-8")
    found = faults(root)
    assert any("strict_less.py: does not earn 'mistake.strict_less'" in line for line in found)


def test_finds_data_that_does_not_vary(tmp_path: Path):
    root = copy(tmp_path)
    edit(root, "exercises/tiny/vary.py", "rng.randint(0, 9)", "4 + rng.randint(0, 0)")
    edit(root, "exercises/tiny/vary.py", "value * 0 + plan", "value")
    assert any("no plan of vary.py changes 'share'" in line for line in faults(root))


def test_finds_a_plan_that_the_solution_cannot_take(tmp_path: Path):
    root = copy(tmp_path)
    edit(root, "exercises/tiny/vary.py", "value * 0 + plan", "None")
    assert any("raises under every plan" in line for line in faults(root))


def test_finds_strays(tmp_path: Path):
    root = copy(tmp_path)
    (root / "exercises" / "note.txt").write_text("x", "utf-8")
    (root / "exercises" / "half").mkdir()
    (root / SHARE / "old.py").write_text("x", "utf-8")
    found = faults(root)
    assert "exercises/note.txt: belongs to no chapter (remove it)" in found
    assert any(line.startswith("exercises/half: ") for line in found)
    assert any("share/old.py" in line for line in found)


def test_finds_a_label_that_the_page_lacks(tmp_path: Path):
    root = copy(tmp_path)
    page = root / "book" / "tiny.md"
    page.parent.mkdir()
    page.write_text("(tiny-share)=\n## ก\n(tiny-picks)=\n## ข\n", "utf-8")
    assert any("see = 'tiny-chance' is no label" in line for line in faults(root, seeds=(1,)))


def test_goes_on_after_a_broken_exercise(tmp_path: Path):
    root = copy(tmp_path)
    edit(root, f"{SHARE}/exercise.toml", "title", "tite")
    edit(root, "exercises/tiny/picks/mistakes/at_least.py", ">=", ">")
    outcome = verify(root, None, (1,))
    assert outcome.exercises == 2
    assert len(outcome.faults) == 2


def test_command_line(tmp_path: Path, capsys):
    assert main(["verify", "--root", str(ROOT), "--seeds", "1"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "3 exercises, 13 programs" in err
    root = copy(tmp_path)
    edit(root, f"{SHARE}/exercise.toml", "title", "tite")
    assert main(["verify", "tiny/share", "--root", str(root)]) == 1
    out, _ = capsys.readouterr()
    assert out.startswith("exercises/tiny/share/exercise.toml: unknown key")
    assert len(out.splitlines()) == 1


def test_pyodide_needs_its_folder(monkeypatch, capsys):
    monkeypatch.delenv("PYODIDE_DIR", raising=False)
    assert main(["verify", "tiny/share", "--root", str(ROOT), "--seeds", "1", "--pyodide"]) == 2
    assert "PYODIDE_DIR" in capsys.readouterr().err


def test_differences():
    outcome: Outcome = verify(ROOT, "tiny/share", (1,))
    reports = outcome.reports
    assert list(differences(reports, reports)) == []
    other = {key: {**report, "points": 9} for key, report in reports.items()}
    assert len(list(differences(reports, other))) == len(reports)
    missing = dict(list(reports.items())[1:])
    assert len(list(differences(reports, missing))) == 1


@pytest.mark.parametrize("source", [ROOT, PROJECT])
def test_new_makes_what_verify_accepts(tmp_path: Path, source: Path, capsys):
    import shutil

    root = tmp_path / "root"
    for name in ("exercises", "data"):
        shutil.copytree(source / name, root / name)
    chapter = "tiny" if source is ROOT else "evaluate"
    place = f"{chapter}/recall_at_k"
    assert main(["new", place, "--root", str(root)]) == 0
    made = capsys.readouterr().out.splitlines()
    assert len(made) == 6
    assert faults(root, place) == []


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("tiny", "is no CHAPTER/EXERCISE"),
        ("tiny/", "is no CHAPTER/EXERCISE"),
        ("tiny/Bad", "bad exercise id"),
        ("tiny/../x", "is no CHAPTER/EXERCISE"),
        ("tiny/share", "is there already"),
        ("nowhere/x", "is missing"),
    ],
)
def test_new_refuses(tmp_path: Path, place: str, says: str):
    with pytest.raises(ContentError) as caught:
        new(copy(tmp_path), place)
    assert says in str(caught.value)


def test_check_command(tmp_path: Path, capsys):
    file = tmp_path / "answer.py"
    file.write_text("share = 0.5\ncount = 3\n", "utf-8")
    assert main(["check", "tiny/share", str(file), "--root", str(ROOT)]) == 1
    assert "written_in" in capsys.readouterr().out
    assert main(["check", "tiny/nothing", str(file), "--root", str(ROOT)]) == 2
    assert "known: share" in capsys.readouterr().err
    assert main(["check", "tiny/share", str(tmp_path / "no.py"), "--root", str(ROOT)]) == 2


def test_module_runs():
    done = subprocess.run(
        [sys.executable, "-m", "autograder", "--help"],
        capture_output=True, text=True, check=True, cwd=PROJECT,
    )  # fmt: skip
    for name in ("verify", "new", "check"):
        assert name in done.stdout


def test_the_courses_own_exercises():
    """The content tests of the course itself (in Pyodide: `verify --pyodide`)."""
    assert faults(PROJECT, seeds=(1,)) == [] or faults(PROJECT) == []
