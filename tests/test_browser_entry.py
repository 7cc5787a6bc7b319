"""What the worker calls: cells, checks, needs; all as JSON text."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tiny import PROJECT, ROOT, copy

from autograder.browser import entry
from autograder.browser.cells import Cell, needed_before
from autograder.content import ContentError, load_exercise
from autograder.content.bundle import build_bundle
from autograder.content.loader import cached_results, chapter_ids, exercise_ids

GOOD = "small = numbers <= 3\nshare = round(float(small.mean()), 4)\ncount = int(small.sum())\n"


@pytest.fixture(autouse=True)
def _fresh():
    entry.setup(str(ROOT))


def request(code: str, **more) -> str:
    return json.dumps({"version": 1, "chapter": "tiny", "cell": "here", "code": code, **more})


def run(code: str, before: dict[str, str] | None = None, **more) -> dict:
    cells = [{"cell": name, "code": text} for name, text in (before or {}).items()]
    text = entry.run_cell(request(code, before=cells, exercise=None, **more))
    text.encode("ascii")
    result = json.loads(text)
    assert list(result) == ["version", "outputs", "error"]
    return result


def outputs(code: str, before: dict[str, str] | None = None) -> list[dict]:
    result = run(code, before)
    assert result["error"] is None
    return result["outputs"]


def needs(code: str, **more) -> list[str]:
    return json.loads(entry.needs(request(code, **more)))


# --- cells ----------------------------------------------------------------------------------------


def test_prints_and_shows_the_last_value():
    assert outputs("print('ก')\n1 + 1") == [
        {"type": "stream", "name": "stdout", "text": "ก\n"},
        {"type": "text", "text": "2"},
    ]


@pytest.mark.parametrize("code", ["x = 1", "None", "1;", "1  # note\n;" if False else "1;  # note"])
def test_shows_nothing(code):
    assert outputs(code) == []


def test_display_keeps_the_order():
    kinds = [o["type"] for o in outputs("print(1)\ndisplay(numbers)\nprint(2)\ndisplay(table)")]
    assert kinds == ["stream", "text", "stream", "table"]


def test_table():
    (shown,) = outputs("table.assign(rate=[0.5, 0.25, 1 / 3, 1, 2, 3]).head(3)")
    assert shown == {
        "type": "table",
        "columns": ["id", "group", "score", "rate"],
        "index": ["0", "1", "2"],
        "rows": [
            ["a1", "red", "4", "0.500000"],
            ["a2", "red", "1", "0.250000"],
            ["a3", "blue", "3", "0.333333"],
        ],
        "truncated": 0,
    }


def test_long_and_odd_tables():
    (shown,) = outputs("import pandas as pd\npd.DataFrame({'a': range(100), 'b': ['<b>'] * 100})")
    assert (len(shown["rows"]), shown["truncated"]) == (60, 40)
    assert shown["rows"][0] == ["0", "<b>"]
    (shown,) = outputs("table.groupby(['group', 'id']).agg({'score': ['mean', 'sum']})")
    assert shown["columns"] == ["score / mean", "score / sum"]
    assert shown["index"][0] == "blue / a3"
    (shown,) = outputs("table.iloc[:0]")
    assert shown["rows"] == []


def test_long_texts_are_cut():
    (shown,) = outputs("'x' * 10**6")
    assert len(shown["text"]) < 21_000
    kept, notice = outputs("print('x' * 10**6)")
    assert len(kept["text"]) == 100_000
    assert "900,001" in notice["text"]


def test_cells_share_names_and_exercises_do_not():
    assert outputs("a = 1") == []
    assert outputs("a + 1")[0]["text"] == "2"
    result = json.loads(entry.run_cell(request("print(a)", exercise="share")))
    assert result["error"]["type"] == "NameError"
    assert run("small")["error"]["type"] == "NameError"
    entry.reset("tiny")
    assert run("a")["error"]["type"] == "NameError"


def test_error():
    error = run("x = 1\ny = numbr")["error"]
    assert list(error) == ["type", "line", "original", "explanation"]
    assert (error["type"], error["line"]) == ("NameError", 2)
    assert "numbers" in error["explanation"]


def test_output_before_an_error_is_kept():
    result = run("print('a')\n1 / 0")
    assert result["outputs"][0]["text"] == "a\n"
    assert result["error"]["type"] == "ZeroDivisionError"


def test_both_streams_in_order():
    code = "import sys\nprint(1)\nprint(2, file=sys.stderr)\nprint(3)\nprint(4)"
    assert [(o["name"], o["text"]) for o in outputs(code)] == [
        ("stdout", "1\n"),
        ("stderr", "2\n"),
        ("stdout", "3\n4\n"),
    ]


def test_warnings_that_teach_are_shown():
    code = "import warnings\nx = numbers / 0\nwarnings.warn('old', DeprecationWarning)"
    (shown,) = outputs(code)
    assert shown["name"] == "stderr"
    assert shown["text"].startswith("RuntimeWarning: divide by zero")
    assert "/" not in shown["text"]


def test_text_is_heard_while_it_is_printed():
    heard: list[tuple[str, str]] = []
    code = "import sys\nprint('ก')\nprint('\\ud800', file=sys.stderr)\n1 / 0"
    entry.run_cell(request(code), lambda name, text: heard.append((name, text)))
    assert heard == [("stdout", "ก"), ("stdout", "\n"), ("stderr", "�"), ("stderr", "\n")]
    heard.clear()
    entry.run_cell(
        request("for _ in range(10):\n    print('x' * 50_000)"), lambda *a: heard.append(a)
    )
    assert sum(len(text) for _, text in heard) == 100_000


def test_syntax_error():
    assert run("if True\n  1")["error"]["line"] == 1


def test_system_exit_is_an_error_not_an_end():
    assert run("raise SystemExit")["error"]["type"] == "SystemExit"


# --- earlier cells --------------------------------------------------------------------------------


def test_earlier_cells_run_when_needed():
    before = {"one": "x = 20", "two": "y = x + 1", "three": "1 / 0"}
    assert outputs("y * 2", before)[0]["text"] == "42"


def test_earlier_cells_do_not_run_again():
    before = {"one": "print('again')\nhits = [1]\n"}
    assert outputs("hits.append(2)\nhits", before) == [{"type": "text", "text": "[1, 2]"}]
    assert outputs("hits", before)[0]["text"] == "[1, 2]"


def test_an_error_in_an_earlier_cell_says_where():
    error = run("z", {"first": "z = 1 / 0"})["error"]
    assert error["line"] is None
    assert "first" in error["explanation"]


def test_earlier_cells_that_change_a_given_name():
    before = {"add": "table['double'] = table['score'] * 2", "other": "q = 1"}
    assert outputs("int(table['double'].sum())", before)[0]["text"] == "42"
    # Once run, it is not run again.
    assert outputs("table['double'] = 0\nint(table['double'].sum())", before)[0]["text"] == "0"
    assert outputs("int(table['double'].sum())", before)[0]["text"] == "0"


def test_needed_before_takes_the_nearest():
    cells = [Cell("a", "x = 1"), Cell("b", "x = 2"), Cell("c", "y = 3")]
    assert [cell.id for cell in needed_before("x", cells, (), ())] == ["b"]
    assert needed_before("x", cells, {"x"}, ()) == []
    assert needed_before("x +", cells, (), ()) == []


# --- figures --------------------------------------------------------------------------------------

PLOT = "import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.bar([1, 2], [3, 4])\n"


def test_figure():
    (shown,) = outputs(PLOT + "ax.set_title('อันดับของ 30 คำถาม')\nplt.show()")
    assert shown["type"] == "svg"
    assert shown["alt"] == "กราฟ: อันดับของ 30 คำถาม"
    assert shown["svg"].startswith("<svg")
    assert ">อันดับของ 30 คำถาม</text>" in shown["svg"]
    assert "currentColor" in shown["svg"]
    assert "#010203" not in shown["svg"]
    assert "<style" not in shown["svg"]
    assert "<metadata" not in shown["svg"]


def test_figure_without_show_and_with_axes_as_last_value():
    assert [o["type"] for o in outputs(PLOT + "ax.plot([1], [2])")] == ["svg"]
    assert [o["type"] for o in outputs(PLOT + "fig")] == ["svg"]
    assert [o["type"] for o in outputs("table['score'].plot()")] == ["svg"]


def test_figures_do_not_pile_up():
    outputs(PLOT)
    assert len(outputs(PLOT + "plt.figure()\nplt.plot([1])")) == 2
    assert outputs("1")[0]["type"] == "text"


def test_two_runs_give_the_same_figure():
    assert outputs(PLOT) == outputs(PLOT)


def test_alternative_texts():
    code = PLOT + "ax.set_xlabel('อันดับ')\nax.set_ylabel('จำนวน')"
    assert outputs(code)[0]["alt"] == "กราฟของจำนวนตามอันดับ"
    assert outputs(PLOT + "fig.set_label('แผนภูมิ')")[0]["alt"] == "แผนภูมิ"
    assert outputs(PLOT)[0]["alt"] == "กราฟ"


def test_an_error_after_plotting_leaves_no_figure_behind():
    result = run(PLOT + "1 / 0")
    assert result["error"]["type"] == "ZeroDivisionError"
    assert outputs("1")[0]["type"] == "text"


# --- checks ---------------------------------------------------------------------------------------


def test_grade():
    report = json.loads(entry.grade_json(request(GOOD, exercise="share", seed=3)))
    assert report["verdict"] == "passed"
    assert report["points"] == 2


def test_versions_are_checked():
    for call in (entry.grade_json, entry.run_cell, entry.needs):
        with pytest.raises(ValueError, match="version"):
            call(json.dumps({"version": 9, "chapter": "tiny", "code": ""}))


# --- needs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("1 + 1", []),
        ("import json, math, collections", []),
        ("limit", []),
        ("np.zeros(1)", ["numpy"]),
        ("table", ["pandas"]),
        ("numbers", ["pandas"]),
        ("above(2)", ["pandas"]),
        ("table.plot()", ["matplotlib", "pandas"]),
        ("import matplotlib.pyplot as plt", ["matplotlib"]),
        ("from sklearn.svm import SVC", ["sklearn"]),
        ("def f():\n    import scipy.stats", ["scipy"]),
        ("x = (", []),
        ("eval('1')", ["numpy", "pandas"]),
    ],
)
def test_needs_of_a_cell(code, expected):
    assert needs(code) == expected


def test_needs_include_earlier_cells():
    before = [{"cell": "a", "code": "import sklearn\nx = 1"}]
    assert needs("x", before=before) == ["sklearn"]
    assert needs("1", before=before) == []


def test_needs_of_a_check_include_the_reference():
    assert json.loads(entry.needs(request("x = 1", exercise="share", grade=True))) == ["pandas"]
    assert json.loads(entry.needs(request("x = 1", exercise="share"))) == []
    code = {"version": 1, "chapter": "tiny", "exercise": "share", "code": "x = 1"}
    assert json.loads(entry.needs(json.dumps(code))) == ["pandas"]


# --- the bundle -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    bundle = build_bundle(ROOT, folder / "out")
    with zipfile.ZipFile(bundle) as packed:
        packed.extractall(folder / "in")
    return folder / "in"


def test_bundle_is_the_same_for_the_same_content(tmp_path: Path):
    one = build_bundle(ROOT, tmp_path / "a")
    two = build_bundle(copy(tmp_path), tmp_path / "b")
    assert one.name == two.name
    assert one.read_bytes() == two.read_bytes()
    assert one.name.startswith("bundle-")


def test_bundle_changes_its_name_with_its_content(tmp_path: Path):
    root = copy(tmp_path)
    one = build_bundle(root, tmp_path / "out")
    prompt = root / "exercises" / "tiny" / "share" / "prompt.md"
    prompt.write_text("อื่น\n", "utf-8")
    two = build_bundle(root, tmp_path / "out")
    assert one.name != two.name
    assert [file.name for file in (tmp_path / "out").iterdir()] == [two.name]


def test_bundle_holds_what_is_needed(unpacked: Path):
    assert (unpacked / "data" / "tiny.csv").is_file()
    assert not (unpacked / "data" / "unused.csv").exists()
    assert not (unpacked / "exercises" / "tiny").exists()
    assert chapter_ids(unpacked) == ["tiny"]
    assert exercise_ids(unpacked, "tiny") == exercise_ids(ROOT, "tiny")
    packed = json.loads((unpacked / "chapters" / "tiny.json").read_text("utf-8"))["files"]
    for place, text in packed.items():
        assert (ROOT / place).read_text("utf-8") == text
    assert "exercises/tiny/share/mistakes/percent.py" in packed
    assert not (unpacked / "autograder" / "grading").exists()
    assert not (unpacked / "autograder" / "authoring").exists()


def test_the_bundle_saves_work(unpacked: Path):
    """With cached values a check of numbers needs numpy alone, and runs no reference."""
    entry.setup(str(unpacked))
    assert needs("numbers.mean()") == ["numpy"]
    code = {"version": 1, "chapter": "tiny", "exercise": "share", "code": "x = numbers"}
    assert json.loads(entry.needs(json.dumps(code))) == ["numpy"]
    chapter = entry.chapter("tiny")
    assert set(chapter.expected) == {"share", "picks", "chance"}
    assert cached_results(chapter, "share") is not None


def test_the_bundle_judges_alike(unpacked: Path):
    programs = [
        GOOD, "share = 0.5\ncount = 3", "share = 1", GOOD + "share = 50.0",
        "small = numbers < 3\nshare = round(float(small.mean()), 4)\ncount = int(small.sum())",
    ]  # fmt: skip
    for code in programs:
        entry.setup(str(ROOT))
        there = entry.grade_json(request(code, exercise="share"))
        entry.setup(str(unpacked))
        assert entry.grade_json(request(code, exercise="share")) == there


def test_a_packed_chapter_is_written_out_as_it_is_asked_for(tmp_path: Path):
    with zipfile.ZipFile(build_bundle(ROOT, tmp_path / "out")) as bundle:
        bundle.extractall(tmp_path / "in")
    folder = tmp_path / "in" / "exercises" / "tiny"
    entry.setup(str(tmp_path / "in"))
    entry.chapter("tiny")
    assert sorted(path.name for path in folder.iterdir()) == [
        "chapter.toml", "given.py", "quiz.toml", "vary.py",
    ]  # fmt: skip
    entry.exercise("tiny", "share")
    assert [path.name for path in folder.iterdir() if path.is_dir()] == ["share"]
    assert load_exercise(tmp_path / "in", "tiny", "share") == load_exercise(ROOT, "tiny", "share")
    with pytest.raises(ContentError, match="no such exercise"):
        entry.exercise("tiny", "gone")


def test_the_bundle_runs_alone_and_imports_only_the_standard_library(unpacked: Path):
    """In a fresh interpreter, from the unpacked bundle: loading and asking imports no package."""
    code = (
        "import sys, json\n"
        f"sys.path.insert(0, {str(unpacked)!r})\n"
        "from autograder.browser import entry\n"
        f"entry.setup({str(unpacked)!r})\n"
        "q = json.dumps({'version': 1, 'chapter': 'tiny', 'exercise': 'share', 'code': 'x = 1'})\n"
        "entry.needs(q)\n"
        "entry.run_cell(json.dumps({'version': 1, 'chapter': 'tiny', 'cell': 'a',"
        " 'code': 'limit'}))\n"
        "tops = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(tops - set(sys.stdlib_module_names) - {'autograder', '__main__'}))\n"
        "print(entry.__file__)\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    tops, file = done.stdout.splitlines()
    assert tops == "[]"
    assert file.startswith(str(unpacked))


def test_the_courses_own_bundle(tmp_path: Path):
    bundle = build_bundle(PROJECT, tmp_path)
    assert bundle.stat().st_size < 600_000  # eleven chapters, the engine
