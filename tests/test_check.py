"""The checker as a whole: verdict, points and messages for programs of every sort."""

from __future__ import annotations

import builtins
import dataclasses
import json
import string
import sys

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import exercise

from autograder.checking import (
    RunError,
    RunResult,
    any_right,
    before_running,
    check,
    execute,
    expect,
    grade_json,
    judge,
    messages,
    wants_repeat,
)
from autograder.content import Given, Variable

GOOD = "small = numbers <= 3\nshare = round(float(small.mean()), 4)\ncount = int(small.sum())\n"


SHARE = exercise("share")


@pytest.fixture(scope="module")
def share():
    return exercise("share")


@pytest.fixture(scope="module")
def picks():
    return exercise("picks")


@pytest.fixture(scope="module")
def chance():
    return exercise("chance")


def test_passes(share):
    report = check(*share, GOOD + "print('ok')")
    assert (report.verdict, report.points, report.max_points) == ("passed", 2, 2)
    assert report.keys == ("passed",)
    assert [(v.name, v.state, v.found) for v in report.variables] == [
        ("share", "right", "0.5"),
        ("count", "right", "3"),
    ]
    assert report.output == "ok\n"
    assert report.error is None


def test_blank(share):
    report = check(*share, share[1].starter)
    assert (report.verdict, report.points) == ("not_yet", 0)
    assert [(m.key, m.variable, m.line) for m in report.messages] == [
        ("blank_in", "small", 1),
        ("blank_in", "count", 3),
    ]
    assert "บรรทัดที่ 1" in report.messages[0].text


@pytest.mark.parametrize("code", ["", "\n\n", "# ยังไม่ได้ทำ\n"])
def test_empty(share, code):
    assert check(*share, code).keys == ("empty",)


def test_partial_points(share):
    report = check(*share, "small = numbers <= 3\nshare = 0.9\ncount = int(small.sum())")
    assert (report.verdict, report.points) == ("not_yet", 1)
    (message,) = report.messages
    assert (message.key, message.variable, message.line) == ("not_yet", "share", 2)
    assert "0.9" in message.text
    assert "0.5" not in message.text  # never the solution


def test_mistake_by_value(share):
    code = "share = round(float((numbers < 3).mean()), 4)\ncount = int((numbers < 3).sum())"
    report = check(*share, code)
    assert report.keys == ("mistake.strict_less",)  # once, though both answers show it
    assert report.messages[0].text.startswith("ลองดูเครื่องหมาย")


def test_mistake_in_one_answer_only(share):
    report = check(*share, GOOD + "count = int((numbers < 3).sum())")
    assert report.keys == ("mistake.strict_less",)
    assert report.messages[0].variable == "count"
    assert report.points == 1


def test_mistake_is_seen_unrounded_too(share):
    # 2/6 is not rounded and comes of `<`: the mistake is the news, rounding follows later.
    code = "share = float((numbers < 3).mean())\ncount = 2"
    assert check(*share, code).keys[0] == "mistake.strict_less"


def test_general_slips(share):
    assert check(*share, GOOD + "share = share * 100").keys == ("percentage",)
    assert check(*share, GOOD + "share = str(share)").keys == ("text_for_number",)
    assert check(*share, GOOD + "share = small").keys == ("many_for_number",)
    assert check(*share, GOOD + "del share").keys == ("missing",)


def test_missing_with_a_near_name(share):
    report = check(*share, GOOD.replace("share", "Share"))
    assert report.keys == ("missing_close",)
    assert "Share" in report.messages[0].text


def test_type_hint_is_added(picks):
    report = check(
        *picks, 'picked = tuple(table.loc[table["score"] > 2, "id"])\nn_above = above(2)'
    )
    assert report.keys == ("list_type",)
    assert report.messages[0].text.endswith("ใช้ .tolist() กับคอลัมน์")


def test_error(share):
    report = check(*share, "small = numbers <= 3\ncount = int(small.sum())\nshare = smal.mean()")
    assert report.verdict == "learner_error"
    assert report.keys == ("error.name_close",)
    assert report.messages[0].line == report.error.line == 3
    assert report.error.original == "NameError: name 'smal' is not defined"
    assert report.points == 1  # count was there before, and holds on other data too


def test_error_hides_no_written_in_answer(share):
    report = check(*share, "share = 0.5\ncount = 3\n1 / 0")
    assert report.verdict == "learner_error"
    assert report.points == 0


# --- other data -----------------------------------------------------------------------------------


def test_written_in(share):
    report = check(*share, "share = 0.5\ncount = 3")
    assert (report.verdict, report.points) == ("not_yet", 0)
    assert set(report.keys) == {"written_in"}
    assert "โกง" not in report.messages[0].text
    assert report.variables[0].state == "wrong"


def test_written_in_partly(share):
    report = check(*share, "small = numbers <= 3\nshare = 0.5\ncount = int(small.sum())")
    assert [(m.key, m.variable) for m in report.messages] == [("written_in", "share")]
    assert report.points == 1


def test_wrong_only_on_other_data(share):
    # Right as long as every score is different.
    code = GOOD + "count = len({number for number in numbers if number <= 3})"
    report = check(*share, code)
    assert report.keys == ("wrong_on_varied",)


def test_error_only_on_other_data(share):
    code = GOOD + "assert list(numbers) == [4, 1, 3, 2, 6, 5]"
    report = check(*share, code)
    assert report.verdict == "not_yet"
    assert set(report.keys) == {"error_on_varied"}
    assert report.error.line == 4


def test_given_assigned_again(share):
    code = "import numpy as np\nnumbers = np.array([4, 1, 3, 2, 6, 5])\n" + GOOD
    report = check(*share, code)
    assert (report.verdict, report.points) == ("passed", 2)
    assert report.keys == ("not_rechecked",)
    assert "numbers" in report.messages[0].text


def test_given_assigned_again_from_itself_is_checked(share):
    assert check(*share, "numbers = np.array(numbers)\n" + GOOD).keys == ("passed",)


def test_a_mistake_that_shows_only_on_other_data(share):
    # As shown, nothing but 3 itself tells `<= 3` from `< 4`; the mistake's values on the varied
    # data are what a learner's values are compared with there.
    tiny, task = share
    expected = expect(tiny, task, 1)
    for plan in expected.plans:
        assert expected.mistakes(plan)["strict_less"].values


def test_plans_move_the_answers(share):
    tiny, task = share
    for seed in range(5):
        expected = expect(tiny, task, seed)
        assert len(expected.plans) == 2
        for result in expected.varied:
            assert result.values["count"].data != expected.shown.values["count"].data


def test_same_seed_same_plans(share):
    tiny, task = share
    first = expect(tiny, task, 3).plans
    tiny.memo.clear()
    assert expect(tiny, task, 3).plans == first
    assert expect(tiny, task, 4).plans != first


# --- chance ---------------------------------------------------------------------------------------


def test_seeded_chance_passes(chance):
    assert check(*chance, chance[1].solution).passed


def test_unseeded_chance(chance):
    code = "drawn = np.random.RandomState().choice(numbers, 5) + np.random.rand(5)"
    assert check(*chance, code).keys == ("not_repeatable",)


@pytest.mark.parametrize(
    "code",
    [
        "drawn = np.random.RandomState().choice([5, 5], 5)",
        "drawn = np.random.default_rng(None).choice([5, 5], 5)",
        "drawn = np.random.choice([5, 5], 5)",
        "import random\ndrawn = [random.choice([5, 5]) for _ in range(5)]",
    ],
)
def test_chance_that_happens_to_agree(code):
    """Where the task is about drawing, luck does not decide."""
    import dataclasses

    tiny, task = exercise("chance")
    task = dataclasses.replace(
        task, solution="rng = np.random.RandomState(1)\ndrawn = rng.choice([5, 5], 5)"
    )
    assert check(tiny, task, code).keys == ("not_repeatable",)
    seeded = "np.random.seed(1)\ndrawn = np.random.choice([5, 5], 5)"
    assert check(tiny, task, seeded).passed
    other = check(tiny, task, "drawn = np.random.RandomState(9).choice([5, 5], 5)")
    assert (other.verdict, other.keys) == ("passed", ("passed_other_seed",))


def test_another_seed(chance):
    import dataclasses

    tiny, task = chance
    number = dataclasses.replace(task.variables[0], kind="number")
    task = dataclasses.replace(
        task,
        variables=(number,),
        solution="drawn = float(np.random.RandomState(1).choice(numbers, 50).mean())",
    )
    code = "SEED = 5\nrng = np.random.RandomState(SEED)\ndrawn = rng.choice(numbers, 50).mean()"
    report = check(tiny, task, code)
    assert report.keys == ("other_seed",)
    assert "5" in report.messages[0].text


def test_unrounded_on_other_data_only(share):
    # 0.5 is rounded as it stands; thirds are not.
    assert check(*share, GOOD.replace("round(float(small.mean()), 4)", "small.mean()")).keys in (
        ("not_rounded",),
        ("passed",),
    )


def test_global_state_is_reproducible(chance):
    code = "drawn = np.random.rand(5)"
    one, two = execute(*chance, code), execute(*chance, code)
    assert one.to_json() == two.to_json()
    assert one.to_json() != execute(*chance, code, run=1).to_json()


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("x = np.random.rand()", True),
        ("from random import choice", True),
        ("import time", True),
        ("x = ranks.mean()", False),
        ("x = ", False),
    ],
)
def test_wants_repeat(code, expected):
    assert wants_repeat(code) is expected


# --- isolation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "import builtins\nbuiltins.len = lambda x: 7\nbuiltins.extra = 1",
        "import numpy as np\nnp.mean = lambda *a, **k: 7\nnp.array = None\nnp.seterr(all='raise')",
        "import pandas as pd\npd.DataFrame.mean = None\npd.Series.sum = lambda self: 7",
        "import json\njson.dumps = json.loads = None",
        "import sys\nsys.stdout.close()\nsys.stdout = sys.stderr = None\nsys.setrecursionlimit(60)",
        "import os\nos.chdir('/')\nos.environ.clear()",
        "import math\nmath.isclose = lambda *a, **k: True",
        "import copy\ncopy.deepcopy = lambda x: x\nnumbers[:] = 0\ntable['score'] = 0",
        "numbers[:] = 0\ntable.drop(table.index, inplace=True)",
        "import random, numpy as np\nrandom.seed(1)\nnp.random.seed(1)",
        "import warnings\nwarnings.simplefilter('error')",
        "globals().clear()",
        "import autograder.checking.values as v\nv.extract = lambda x: None",
        "del __builtins__",
    ],
)
def test_the_next_run_is_not_spoilt(share, code):
    before = dict(vars(builtins))
    execute(*share, code)
    assert dict(vars(builtins)) == before
    assert sys.stdout is not None
    report = check(*share, GOOD)
    assert report.verdict == "passed", report
    assert np.mean([1, 2]) == 1.5
    assert pd.Series([1, 2]).sum() == 3
    assert json.loads("1") == 1


def test_a_program_sees_only_its_own_names(share):
    execute(*share, "leftover = 1")
    assert execute(*share, "print(leftover)").error.category == "name"


def test_hostile_answers_are_data(share):
    code = (
        "class Yes(float):\n"
        "    def __eq__(self, other): return True\n"
        "    __hash__ = None\n"
        "    def __float__(self): raise SystemExit\n"
        "    def __repr__(self): raise SystemExit\n"
        "share = Yes(0.5)\n"
        "count = Yes(3)\n"
    )
    report = check(*share, code)
    assert report.verdict == "not_yet"
    assert {v.state for v in report.variables} == {"wrong_type"}


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("import sys\nsys.exit(0)", "error.exit"),
        ("raise SystemExit", "error.exit"),
        ("raise KeyboardInterrupt", "error.interrupted"),
        ("input()", "error.input"),
        ("raise BaseException('x')", "error.other"),
        ("raise GeneratorExit", "error.other"),
        ("def f(): return f()\nf()", "error.recursion"),
    ],
)
def test_ends_of_every_sort(share, code, key):
    report = check(*share, code)
    assert report.verdict == "learner_error"
    assert report.keys == (key,)


def test_output_is_cut(share):
    report = check(*share, GOOD + "print('ก' * 10**6)\nprint('x' * 10)")
    assert report.passed
    assert len(report.output) < 21_000
    assert report.output.rstrip().endswith(")")


def test_notebook_habits(share):
    code = "\ufeff%matplotlib inline\r\n!pip install x\r\n%time small = numbers <= 3\r\n" + GOOD
    assert check(*share, code).passed
    assert check(*share, "%%time\n" + GOOD).passed
    report = check(*share, "x = await f()\n" + GOOD)
    assert report.keys == ("error.outside",)


@pytest.mark.parametrize(
    "code",
    [
        "(" * 5_000 + ")" * 5_000,
        "x = " + "-" * 50_000 + "1",
        "x = a" + ".b" * 5_000,
        "x = " + " + ".join("1" for _ in range(5_000)),
        "x = [" * 500 + "]" * 500,
        "x = " + "9" * 10_000,
        "x" * 600_000,
        "x = 1\0",
        "if x: pass\n" + "elif x: pass\n" * 3_000,
        "for i in x:\n" + "".join(" " * n + "if x:\n" for n in range(1, 200)),
        "\\" * 1_000,
        "'" * 1_000,
        "___ " * 20_000,
        ("x = (\n" * 3_000) + "___" * 3,
        "lambda: " * 3_000 + "1",
    ],
    ids=range(15),
)
def test_programs_that_strain_the_parser(share, code):
    report = check(*share, code)
    assert report.verdict in ("not_yet", "learner_error")
    json.dumps(report.to_plain(), allow_nan=False).encode("utf-8")


TOKENS = st.sampled_from(
    ["share", "count", "small", "numbers", "table", "limit", "=", "==", "<=", "(", ")", "[", "]",
     "1", "0", "3", "0.5", "'score'", "'", ",", ".", "mean()", "sum()", "round", "float", "int",
     "\n", "\n    ", "if", "for", "in", "def f():", "return", ":", "+", "/", "None", "True", "___",
     "np", "lambda", "{", "}", "#", "print", "import", "await", "%time", "!ls", "\ud800", "ก"]
)  # fmt: skip


@settings(max_examples=300)
@given(st.lists(TOKENS, max_size=12))
def test_any_program_gets_a_verdict(tokens):
    report = check(*SHARE, GOOD + " ".join(tokens))
    assert report.verdict in ("passed", "not_yet", "learner_error"), report.details
    assert report.messages
    assert 0 <= report.points <= report.max_points
    json.dumps(report.to_plain(), allow_nan=False, ensure_ascii=False).encode("utf-8")


PIECES = GOOD.replace("(", " ( ").replace(")", " ) ").split(" ")


@settings(max_examples=200)
@given(st.lists(st.integers(0, len(PIECES) - 1), max_size=3), st.randoms())
def test_programs_with_pieces_missing_or_swapped(places, random):
    pieces = [*PIECES]
    for place in places:
        pieces[place] = random.choice(["", pieces[random.randrange(len(pieces))], "0"])
    report = check(*SHARE, " ".join(pieces))
    assert report.verdict in ("passed", "not_yet", "learner_error"), report.details
    if report.verdict == "passed":
        assert report.points == 2


# --- faults of ours -------------------------------------------------------------------------------


def test_a_fault_of_the_exercise_is_no_zero():
    import dataclasses

    tiny, task = exercise("share")
    broken = dataclasses.replace(task, solution="share = 1 / 0\ncount = 1")
    report = check(tiny, broken, GOOD)
    assert report.verdict == "grader_problem"
    assert report.keys == ("grader_problem",)
    assert "ZeroDivisionError" in report.details["traceback"]
    assert "Zero" not in report.messages[0].text
    incomplete = dataclasses.replace(task, solution="share = 1.0")
    assert check(tiny, incomplete, GOOD).verdict == "grader_problem"
    bad_given = dataclasses.replace(tiny, given=Given("numbers = undefined\n"), memo={})
    assert check(bad_given, task, GOOD).verdict == "grader_problem"


def test_without_vary_it_says_less():
    import dataclasses

    tiny, task = exercise("share")
    fixed = dataclasses.replace(tiny, vary=None, memo={})
    assert check(fixed, task, GOOD).keys == ("passed_plain",)
    assert check(fixed, task, "share = 0.5\ncount = 3").keys == ("passed_plain",)


def test_an_exercise_s_own_vary_builds_on_the_chapter_s():
    import dataclasses

    tiny, task = exercise("share")
    own = "def draw(rng):\n    return chapter.draw(rng)\n\n\n"
    own += "def numbers(value, plan):\n    return chapter.numbers(value, plan)\n"
    task = dataclasses.replace(task, vary=own)
    assert check(tiny, task, GOOD).keys == ("passed",)
    assert check(tiny, task, "share = 0.5\ncount = 3").verdict == "not_yet"


# --- judging apart from running -------------------------------------------------------------------


def test_execute_needs_no_answers(share):
    tiny, task = share
    run = execute(tiny.without_answers(), task.without_answers(), GOOD, 5)
    assert set(run.values) == {"share", "count"}


def test_judge_from_results_that_crossed_a_border(share):
    tiny, task = share
    expected = expect(tiny, task, 2)

    def run(code, plan=None):
        result = execute(tiny.without_answers(), task.without_answers(), code, plan)
        return RunResult.from_json(result.to_json())

    for code in (GOOD, "share = 0.5\ncount = 3", GOOD + "share = '50%'", "1 / 0", "x ="):
        shown = run(code)
        varied = [run(code, plan) for plan in expected.plans]
        report = judge(task, code, shown, varied, expected)
        assert report.to_plain() == check(tiny, task, code, 2).to_plain()


def test_judge_a_run_that_was_ended(share):
    tiny, task = share
    ended = RunResult(error=RunError("Timeout", "timeout", "timed out"))
    report = judge(task, "while True: pass", ended, [], expect(tiny, task))
    assert (report.verdict, report.keys, report.points) == ("learner_error", ("error.timeout",), 0)


def test_before_running(share):
    assert before_running(share[1], GOOD) is None
    assert before_running(share[1], "x = ___").verdict == "not_yet"
    assert any_right(share[1], execute(*share, GOOD), expect(*share))
    assert not any_right(share[1], execute(*share, "x = 1"), expect(*share))


def test_border(share):
    request = {"version": 1, "chapter": "tiny", "exercise": "share", "code": GOOD, "seed": 7}
    plain = json.loads(grade_json(json.dumps(request), lambda *_: share))
    assert list(plain) == [
        "version", "chapter", "exercise", "verdict", "points", "max_points", "variables",
        "messages", "error", "output",
    ]  # fmt: skip
    assert list(plain["messages"][0]) == ["key", "text", "variable", "line"]
    assert list(plain["variables"][0]) == ["name", "state", "found"]
    with pytest.raises(ValueError, match="version"):
        grade_json(json.dumps({**request, "version": 2}), lambda *_: share)


@pytest.mark.parametrize("key", sorted(messages.TEXTS))
def test_every_message_can_be_filled_in(key):
    """No placeholder has the name of a parameter on the way to the text."""
    fields = {name for _, name, _, _ in string.Formatter().parse(messages.TEXTS[key]) if name}
    args = {name: f"<{name}>" for name in fields}
    for text in (messages.text(key, **args), messages.call_text(key, "f()", **args)):
        assert all(f"<{name}>" in text for name in fields - {"name"})


def test_a_wrong_value_in_a_dict_names_its_key(share):
    """The comparison's own word ``key`` reaches the message."""
    chapter, plain = share
    scores = Variable("scores", "dict", items="number", round=4)
    asked = dataclasses.replace(
        plain,
        variables=(scores,),
        solution="scores = {'a': 0.5, 'b': round(float(numbers.mean()), 4)}\n",
        mistakes=(),
        variants=(),
    )
    report = check(chapter, asked, "scores = {'a': 0.5, 'b': 7.0}")
    assert (report.verdict, report.keys) == ("not_yet", ("dict_values",)), report.details
    assert "'b'" in report.messages[0].text
