"""Functions and classes that a learner writes: judged by calls, each on its own."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import tiny

from autograder.authoring.verify import verify
from autograder.browser import entry
from autograder.checking import check, execute, expect
from autograder.checking.report import Report
from autograder.checking.result import RunResult
from autograder.cli.main import main
from autograder.content import Chapter, ContentError, Exercise, load_chapter, load_exercise
from autograder.grading.sandbox import why_not
from autograder.notebook.history import last_source, without_checks
from autograder.notebook.view import Shown

TOML = """\
title = "นับคะแนน"
level = "applied"
points = 3
see = "tiny-goals"

[variables.count_above]
kind = "function"
calls = ["count_above(numbers, 2)", "count_above([5, 1, 3], 2)", "count_above([], 2)"]
returns = "integer"

[variables.Scores]
kind = "function"
calls = ["Scores(table).best(1)", "Scores(table).best(3)"]
returns = "list"
items = "integer"
"""
SOLUTION = '''\
def count_above(values, limit):
    """How many values are above a limit."""
    # ___ begin: นับค่าที่มากกว่า limit
    return sum(value > limit for value in values)
    # ___ end


class Scores:
    def __init__(self, table):
        self.table = table

    def best(self, k):
        scores = sorted(self.table["score"], reverse=True)  # ___: reverse=True
        return scores[:k]
'''
AT_LEAST = SOLUTION.replace("value > limit", "value >= limit")
WORST = SOLUTION.replace(", reverse=True", "")
RAISES = SOLUTION.replace("sum(value > limit for value in values)", "values[0] > limit")
FILES = {
    "exercise.toml": TOML,
    "prompt.md": "เขียนฟังก์ชัน `count_above` และคลาส `Scores`",
    "hints.md": "คิดก่อน\n\n---\n\nใช้ `sum`",
    "solution.py": SOLUTION,
    "mistakes/at_least.py": f"# message: นับเกิน\n# variables: count_above\n{AT_LEAST}",
    "mistakes/worst.py": f"# message: เรียงจากน้อยไปมาก\n# variables: Scores\n{WORST}",
    "mistakes/first_only.py": f"# message: ดูแค่ค่าแรก\n{RAISES}",
    "variants/loop.py": SOLUTION.replace(
        "return sum(value > limit for value in values)",
        "return len([value for value in values if value > limit])",
    ),
}
ID = "written"


def course(folder: Path, **changed: str) -> Path:
    """The tiny course with an exercise of functions."""
    root = tiny.copy(folder)
    for name, text in {**FILES, **changed}.items():
        file = root / "exercises" / "tiny" / ID / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return root


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Chapter, Exercise]:
    chapter = load_chapter(course(tmp_path_factory.mktemp("functions")), "tiny")
    return chapter, chapter.exercises[ID]


@pytest.fixture
def judged(loaded: tuple[Chapter, Exercise]) -> Callable[[str], Report]:
    return lambda code: check(*loaded, code)


def states(report: Report) -> dict[str, str]:
    return {item.name: item.state for item in report.variables}


# --- content --------------------------------------------------------------------------------------


def test_answers_are_the_calls(loaded):
    _, exercise = loaded
    assert exercise.variable_names == ("count_above", "Scores")
    assert [(a.name, a.kind, a.of) for a in exercise.answers[2:4]] == [
        ("count_above([], 2)", "integer", "count_above"),
        ("Scores(table).best(1)", "list", "Scores"),
    ]
    assert sum(exercise.shares.values()) == pytest.approx(1)
    assert exercise.shares["Scores(table).best(1)"] == pytest.approx(1 / 4)


def test_a_hidden_body_leaves_a_blank(loaded):
    _, exercise = loaded
    compile(exercise.starter, "starter", "exec")
    assert "    # นับค่าที่มากกว่า limit\n    ___\n\n\nclass" in exercise.starter


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["count_above(numbers, 2)"', '["count_above(numbers, 2"', "is no expression"),
        ('["count_above(numbers, 2)"', '["numbers.sum()"', "does not use count_above"),
        ('["count_above(numbers, 2)"', '["count_above"', "calls nothing"),
        ('["count_above(numbers, 2)"', '["count_above([], 2)"', "is there twice"),
        ('["count_above(numbers, 2)"', f'["count_above({"1 + " * 100}1)"', "characters"),
        ('returns = "integer"', "", "'variables.count_above.returns' is missing"),
        ('returns = "integer"', 'returns = "integer"\nround = 2', "means nothing"),
        ('returns = "integer"', 'returns = "function"', "returns"),
        ('items = "integer"', "", "has no 'items'"),
        ('kind = "function"\ncalls = ["S', 'kind = "list"\ncalls = ["S', "calls means nothing"),
        ('calls = ["S', 'at_least = 1\ncalls = ["S', "at_least means nothing"),
        ('["count_above(numbers, 2)"', '[7, "count_above(numbers, 2)"', "7 is no call"),
        ('["count_above(numbers, 2)"', '[{ call = "count_above([7], 1)" }', "number 1: returns"),
        (
            '["count_above(numbers, 2)", "count_above([5, 1, 3], 2)", "count_above([], 2)"]',
            '[{ call = "count_above([7], 1)", returns = "integer" }]',
            "its own rules",
        ),
    ],
)
def test_content_faults(tmp_path, old, new, said):
    toml = TOML.replace(old, new, 1)
    assert toml != TOML
    root = course(tmp_path, **{"exercise.toml": toml})
    with pytest.raises(ContentError) as caught:
        load_exercise(root, "tiny", ID)
    assert said in str(caught.value)


def test_tolerance_is_for_numbers_that_are_not_rounded(tmp_path):
    number = 'returns = "number"\ntolerance = 0.1'
    root = course(tmp_path, **{"exercise.toml": TOML.replace('returns = "integer"', number)})
    chapter = load_chapter(root, "tiny")
    task = chapter.exercises[ID]
    near = SOLUTION.replace("return sum(", "return 0.09 + sum(")
    assert check(chapter, task, near).passed
    assert not check(chapter, task, near.replace("0.09", "0.11")).passed


LEAST = """[variables.count_above]
kind = "function"
calls = [
  "count_above(numbers, 2)",
  { call = "count_above([5, 1, 3], 2) + 0.5", returns = "number", at_least = 1.5 },
  { call = "str(count_above([], 2))", returns = "text" },
]
returns = "integer"
"""


def test_a_call_may_have_rules_of_its_own(tmp_path):
    head, _, tail = TOML.partition("[variables.count_above]")
    scores = tail[tail.index("[variables.Scores]") :]
    root = course(tmp_path, **{"exercise.toml": f"{head}{LEAST}\n{scores}"})
    chapter = load_chapter(root, "tiny")
    task = chapter.exercises[ID]
    assert [(a.kind, a.at_least, a.of) for a in task.answers[:3]] == [
        ("integer", None, "count_above"),
        ("number", 1.5, "count_above"),
        ("text", None, "count_above"),
    ]
    assert check(chapter, task, SOLUTION).passed
    # Another number than the reference's is right where it is enough.
    more = "return sum(v > limit for v in values) + (5 if len(values) == 3 else 0)\n    return sum("
    assert check(chapter, task, SOLUTION.replace("return sum(", more)).passed
    fewer = check(chapter, task, SOLUTION.replace("return sum(", more.replace("5", "-2")))
    assert fewer.keys == ("below",)
    assert "0.5" in fewer.messages[0].text
    assert "1.5" in fewer.messages[0].text
    words = SOLUTION.replace("return sum(", "return 'many' or sum(")
    assert not check(chapter, task, words).passed


def test_verify_accepts(tmp_path):
    outcome = verify(course(tmp_path), f"tiny/{ID}")
    assert [str(fault) for fault in outcome.faults] == []
    assert outcome.programs == 6


def test_verify_names_a_call_that_raises_in_the_reference(tmp_path):
    toml = TOML.replace('"count_above([], 2)"', '"count_above(None, 2)"')
    (fault,) = verify(course(tmp_path, **{"exercise.toml": toml}), f"tiny/{ID}").faults
    assert "count_above(None, 2) raises TypeError" in fault.what


def test_verify_wants_calls_that_differ(tmp_path):
    toml = TOML.replace('"count_above(numbers, 2)", "count_above([5, 1, 3], 2)", ', "")
    faults = verify(course(tmp_path, **{"exercise.toml": toml}), f"tiny/{ID}").faults
    assert any("'count_above' that always gives the same passes" in str(f) for f in faults)


# --- judging --------------------------------------------------------------------------------------


def test_right(judged):
    report = judged(SOLUTION)
    assert (report.verdict, report.points) == ("passed", 3)
    assert set(states(report).values()) == {"right"}
    assert "ตัวแปร" not in report.messages[0].text


def test_a_mistake_is_recognised_by_what_the_calls_give(judged):
    report = judged(AT_LEAST)
    assert report.keys == ("mistake.at_least",)
    assert report.messages[0].line == 1
    # [] gives the same either way: the calls that are right count.
    assert states(report)["count_above([], 2)"] == "right"
    assert 1.5 < report.points < 3


def test_one_call_that_raises_hides_no_other(judged):
    report = judged(SOLUTION.replace("return sum(", "return values[0] * 0 + sum("))
    assert report.verdict == "not_yet"
    assert states(report)["count_above([], 2)"] == "wrong"
    assert states(report)["count_above([5, 1, 3], 2)"] == "right"
    (message,) = report.messages
    assert message.key == "error.index"
    assert message.text.startswith("เรียก count_above([], 2) แล้วเกิดข้อผิดพลาด: ")
    assert message.line == 4
    assert report.error is not None
    assert report.error.line == 4
    (failed,) = [item for item in report.variables if item.name == "count_above([], 2)"]
    assert failed.found == "IndexError: list index out of range"


def test_a_mistake_that_raises_is_recognised(judged):
    assert judged(RAISES).keys == ("mistake.first_only",)


def test_wrong_arguments_point_to_the_definition(judged):
    report = judged(SOLUTION.replace("(values, limit)", "(values, limit, strict)"))
    (message,) = report.messages
    assert (message.key, message.line) == ("error.argument_missing", 1)


@pytest.mark.parametrize(
    ("code", "key", "state"),
    [
        (SOLUTION.replace("def count_above", "def other_name"), "missing", "missing"),
        (SOLUTION.replace("def count_above", "def count_Above"), "missing_close", "missing"),
        (SOLUTION + "\ncount_above = count_above([5], 2)\n", "not_a_function", "wrong_type"),
        (SOLUTION.replace("return sum", "sum"), "none", "wrong_type"),
        (SOLUTION.replace("return sum(", "return 7 + sum("), "not_yet", "wrong"),
        (SOLUTION.replace("return sum(", "return str(7) + str("), "words_for_number", "wrong_type"),
        (SOLUTION.replace("return sum(", "return lambda: ("), "not_called", "wrong_type"),
    ],
)  # fmt: skip
def test_slips(judged, code, key, state):
    report = judged(code)
    assert report.keys == (key,)
    assert states(report)["count_above(numbers, 2)"] == state
    assert "count_above" in report.messages[0].text
    assert "{" not in report.messages[0].text


def test_the_expected_value_is_never_told(judged):
    text = judged(SOLUTION.replace("return sum(", "return 70 + sum(")).messages[0].text
    assert "count_above(numbers, 2)" in text
    assert "74" in text  # what came back
    assert " 4 " not in text  # what is expected


def test_a_blank_names_every_call(judged, loaded):
    report = judged(loaded[1].starter)
    assert report.keys[0] == "blank"
    assert len(report.variables) == 5


def test_a_constant_is_found_on_varied_data(judged):
    code = SOLUTION.replace(
        "return sum(value > limit for value in values)",
        "return 4 if len(values) == 6 else sum(value > limit for value in values)",
    )
    report = judged(code)
    assert report.keys == ("written_in",)
    assert report.messages[0].text.startswith("ผลของ count_above(numbers, 2) ตรงกับข้อมูลชุดนี้")


def test_an_error_on_varied_data_names_the_call(judged):
    code = SOLUTION.replace(
        "return sum(", "assert len(values) < 6 or max(values) == 6\n    return sum("
    )
    report = judged(code)
    assert report.keys == ("error_on_varied",)
    assert report.messages[0].text.startswith("เรียก count_above(numbers, 2) กับข้อมูลชุดนี้ได้ผลถูก")
    assert report.error is not None
    assert report.error.type == "AssertionError"


def test_chance_without_a_seed(judged):
    code = "import random\n" + SOLUTION.replace("return sum(", "return random.random() + sum(")
    assert set(judged(code).keys) == {"not_repeatable"}


def test_a_program_that_stops_after_the_definitions(judged):
    report = judged(SOLUTION + "\n1 / 0\n")
    assert report.verdict == "learner_error"
    assert report.points == 3


# --- running --------------------------------------------------------------------------------------


def run(loaded: tuple[Chapter, Exercise], code: str) -> RunResult:
    return execute(*loaded, code)


def test_changed_arguments_spoil_no_other_call(loaded):
    code = SOLUTION.replace("scores = sorted", 'self.table["score"] -= 1\n        scores = sorted')
    one, two = (run(loaded, code).values[f"Scores(table).best({k})"] for k in (1, 3))
    assert one.items[0] == two.items[0]


def test_given_names_come_anew_for_calls_whatever_the_program_did(loaded):
    code = SOLUTION + "\ntable = None\nnumbers[:] = 0\n"
    assert check(*loaded, code).passed


def test_a_given_function_is_no_answer(tmp_path):
    toml = TOML.replace("count_above(numbers, 2)", "above(2)").replace("count_above", "above")
    toml = toml.replace("above([5, 1, 3], 2)", "above(0)").replace("above([], 2)", "above(9)")
    solution = SOLUTION.replace(
        "def count_above(values, limit):", "def above(limit):\n    values = numbers"
    )
    files = {name: FILES[name] for name in ("prompt.md", "hints.md")}
    root = course(tmp_path, **files, **{"exercise.toml": toml, "solution.py": solution})
    for old in (*root.glob(f"exercises/tiny/{ID}/mistakes/*"), *root.glob("**/variants/loop.py")):
        old.unlink()
    chapter = load_chapter(root, "tiny")
    task = chapter.exercises[ID]
    assert check(chapter, task, solution).passed
    unchanged = solution.replace("def above(", "def other(") + "\nprint(above(2))"
    assert states(check(chapter, task, unchanged))["above(2)"] == "missing"


def test_what_calls_print_is_not_kept(loaded):
    code = SOLUTION.replace("return sum(", 'print("in a call")\n    return sum(') + 'print("once")'
    assert run(loaded, code).stdout == "once\n"


def test_results_are_bounded_and_plain(loaded):
    code = SOLUTION.replace("return sum(value > limit for value in values)", "return [1] * 10**6")
    result = run(loaded, code)
    assert all(len(v.items) <= 5000 for v in result.values.values())
    assert len(result.to_json()) < 1_000_000
    assert RunResult.from_json(result.to_json()) == replace(result, raised={})


def test_errors_of_calls_cross_the_border(loaded):
    result = run(loaded, RAISES)
    again = RunResult.from_json(result.to_json())
    assert again == result
    assert set(again.raised) == {"count_above([], 2)"}


def test_an_interrupted_call_ends_the_run(loaded):
    code = SOLUTION.replace("return sum(", "raise KeyboardInterrupt\n    return sum(")
    result = run(loaded, code)
    assert result.error is not None
    assert result.error.category == "interrupted"
    assert not result.raised


def test_hostile_results(loaded):
    code = """
class Liar(int):
    def __eq__(self, other): return True
    def __hash__(self): return 0
class Grown(list):
    pass
def count_above(values, limit): return Liar(3)
class Scores:
    def __init__(self, table): pass
    def best(self, k): raise SystemExit
"""
    report = check(*loaded, code)
    assert report.verdict == "not_yet"
    assert report.points == 0


def test_the_page_loads_what_the_calls_need(tmp_path):
    root = course(tmp_path)
    entry.setup(str(root))
    request = {"version": 1, "chapter": "tiny", "exercise": ID, "code": "def count_above(): pass"}
    assert json.loads(entry.needs(json.dumps({**request, "grade": True}))) == ["pandas"]
    assert json.loads(entry.needs(json.dumps({**request, "grade": False}))) == []
    report = json.loads(entry.grade_json(json.dumps({**request, "code": SOLUTION})))
    assert report["verdict"] == "passed"


def test_cached_results_are_enough(loaded):
    chapter, exercise = loaded
    plain = expect(chapter, exercise).to_plain()
    again = type(expect(chapter, exercise)).from_plain(chapter, exercise, plain)
    assert again.shown.values == expect(chapter, exercise).shown.values
    for plan in (None, *again.plans):
        for name, run in expect(chapter, exercise).mistakes(plan).items():
            assert again.mistakes(plan)[name] == replace(run, stdout="", names=())


# --- graded ---------------------------------------------------------------------------------------


@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_functions_are_graded_in_the_sandbox(tmp_path):
    root = course(tmp_path)
    (root / "exercises" / "course.toml").write_text('id = "tiny-course"\ntitle = "ก"\n', "utf-8")
    folder, out = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    one_raises = SOLUTION.replace("return sum(", "return values[0] * 0 + sum(")
    endless = SOLUTION.replace("return sum(", "while not len(values): pass\n    return sum(")
    leaves = SOLUTION.replace("return sum(", "import os; os._exit(0)\n    return sum(")
    programs = {"right": SOLUTION, "raises": one_raises, "endless": endless, "leaves": leaves}
    for name, code in programs.items():
        notebook = {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {"autograder": {"format": 1, "student_id": name, "chapter": "tiny"}},
            "cells": [
                {"cell_type": "code", "metadata": {}, "source": "x = 1", "outputs": []},
                # No label: it is found by the names that it defines.
                {"cell_type": "code", "metadata": {}, "source": code, "outputs": []},
            ],
        }
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook), "utf-8")
    arguments = ["grade", str(folder), "--out", str(out), "--course", str(root), "--quiet"]
    assert main([*arguments, "--jobs", "1", "--timeout", "3", "--seed", "4"]) == 0
    text = (out / "grades.csv").read_text("utf-8-sig")
    verdicts = {row["student_id"]: row[ID] for row in csv.DictReader(io.StringIO(text))}
    assert verdicts == {
        "right": "passed",
        "raises": "not_yet",
        "endless": "learner_error",
        "leaves": "learner_error",
    }
    feedback = (out / "feedback" / "raises.html").read_text("utf-8")
    assert "<code>count_above([5, 1, 3], 2)</code>" in feedback
    assert "IndexError: list index out of range" in feedback
    assert "IndexError: list index" in (out / "class_report.html").read_text("utf-8")


def test_a_notebook_shows_the_calls(loaded):
    report = check(*loaded, AT_LEAST)
    shown = Shown(report)
    assert "count_above(numbers, 2): ยังไม่ตรง" in repr(shown)
    assert "<code>count_above(numbers, 2)</code>" in shown._repr_html_()


def test_the_cell_that_defines_the_function_is_the_answer(loaded):
    _, task = loaded
    inputs = ["x = 1", SOLUTION, "count_above([1], 0)", f"check('{ID}')"]
    assert last_source(inputs, task) == without_checks(SOLUTION)
    broken = "def count_above(values:\n    return 1"
    assert last_source(["x = 1", broken], task) == broken
