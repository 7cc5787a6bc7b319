"""Rules of marks, standings, the class report's figures, tameness, similar programs."""

from __future__ import annotations

import datetime
import json
import time
from pathlib import Path

import pytest

from autograder.content.errors import ContentError
from autograder.grading import class_report, feedback
from autograder.grading.class_report import advice, item_discrimination
from autograder.grading.gradebook import Gradebook, Record
from autograder.grading.rules import Mark, Rules, parse
from autograder.grading.similar import Finder, fingerprints, tokens
from autograder.grading.standing import standings
from autograder.grading.tame import is_tame
from tests.hostile.corpus import CASES
from tests.hostile.notebooks import chapter
from tests.test_grading_export import record

LEVELS = {"mrr": "basic", "bootstrap_ci": "challenge", "compare_bigrams": "challenge"}
DUE = datetime.datetime(2026, 12, 1, tzinfo=datetime.UTC)
MARKS = [
    Mark("mrr", "basic", 2.0, 2.0),
    Mark("bootstrap_ci", "challenge", 4.0, 4.0),
    Mark("compare_bigrams", "challenge", 1.0, 4.0),
]


def test_without_rules_every_point_counts() -> None:
    score = Rules().score(MARKS, "evaluate", 0.0)
    assert (score.points, score.max_points, score.percent) == (7.0, 10.0, 70.0)


def test_weights_choice_and_lateness() -> None:
    table = {
        "due": DUE,
        "grace_minutes": 10,
        "late_percent_per_day": 10,
        "late_days": 3,
        "weights": {"mrr": 0.5},
        "best_of": {"challenge": 1},
    }
    rules = parse(table, LEVELS)
    due = DUE.timestamp()
    assert rules.score(MARKS, "evaluate", due).points == 5.0
    assert rules.score(MARKS, "evaluate", due).max_points == 5.0
    assert rules.score(MARKS, "evaluate", due + 600).late_percent == 0
    assert rules.score(MARKS, "evaluate", due + 601).points == 4.5
    assert rules.score(MARKS, "evaluate", due + 86400 + 601).late_percent == 20
    assert rules.score(MARKS, "evaluate", due + 4 * 86400).points == 0


def test_a_fault_of_ours_counts_for_nobody() -> None:
    marks = [*MARKS[:2], Mark("compare_bigrams", "challenge", 0.0, 4.0, judged=False)]
    assert Rules().score(marks, "evaluate", 0.0).percent == 100.0


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"deu": DUE}, "unknown key 'grading.deu'"),
        ({"due": "2026"}, "no time with a zone"),
        ({"due": {"evaluate": 5}}, "grading.due.evaluate"),
        ({"weights": {"nope": 1}}, "no exercise 'nope'"),
        ({"weights": {"mrr": -1}}, "weights.mrr"),
        ({"best_of": {"hard": 1}}, "no level 'hard'"),
        ({"best_of": {"basic": 1.5}}, "best_of.basic"),
        ({"weights": 3}, "no table"),
        ({"late_days": True}, "late_days"),
    ],
)
def test_faulty_rules_are_named(table: dict[str, object], said: str) -> None:
    with pytest.raises(ContentError, match=r"course\.toml") as error:
        parse(table, LEVELS)
    assert said in str(error.value)


def test_discrimination_is_the_point_biserial_correlation() -> None:
    """Pearson's correlation of the 0/1 variable with the score is the same number."""
    from scipy.stats import pearsonr

    passed = [True, False, True, True, False, False, True, False]
    rest = [5.0, 2.0, 3.0, 6.0, 4.0, 1.0, 2.0, 2.5]
    assert item_discrimination(passed, rest) == pytest.approx(pearsonr(passed, rest)[0])
    assert item_discrimination([True, True], [1.0, 2.0]) is None
    assert item_discrimination([True, False], [1.0, 1.0]) is None


def test_advice_is_careful_with_few_learners() -> None:
    assert "ยังสรุป" in advice(0.1, 0.9, 3)
    assert "อ่านโจทย์" in advice(0.5, -0.2, 100)
    assert "อ่านโจทย์" not in advice(0.5, 0.05, 30)


@pytest.fixture
def book(tmp_path: Path) -> Gradebook:
    book = Gradebook(tmp_path / "book.sqlite")
    for number in range(12):
        book.put(record(f"s{number:02d}", f"ชื่อลับ{number}", number % 11, modified=float(number)))
    book.put(record("s03", "ชื่อลับ3", 10, file="s03 later.ipynb", modified=99.0))
    book.put(
        record(
            "s04",
            "",
            0,
            file="s04 bad.ipynb",
            modified=99.0,
            status="unreadable",
            reason="truncated",
            answers=(),
        )
    )
    return book


def test_the_latest_readable_file_counts(book: Gradebook) -> None:
    groups = {g[0].record.student_id: g for g in standings(book, {"evaluate": chapter()}, Rules())}
    assert [(s.record.file, s.counts) for s in groups["s03"]] == [
        ("s03.ipynb", False),
        ("s03 later.ipynb", True),
    ]
    assert [(s.record.file, s.counts) for s in groups["s04"]] == [
        ("s04.ipynb", True),
        ("s04 bad.ipynb", False),
    ]
    page = feedback.page(groups["s04"], {"evaluate": chapter()}, "วิชา")
    assert "s04 bad.ipynb" in page


def test_the_class_report_and_its_anonymous_form(book: Gradebook) -> None:
    chapters = {"evaluate": chapter()}
    open_page = class_report.build(standings(book, chapters, Rules()), chapters, "วิชา")
    assert "ชื่อลับ" in open_page
    assert open_page.count("<svg") == 2
    hidden = class_report.build(standings(book, chapters, Rules()), chapters, "วิชา", anonymous=True)
    assert "ชื่อลับ" not in hidden
    assert "s03" not in hidden
    for exercise in chapter().exercises.values():
        assert exercise.title in hidden


def test_records_survive_the_way_to_another_machine(book: Gradebook) -> None:
    for record_ in book.records():
        again = Record.from_plain(json.loads(json.dumps(record_.to_plain())))
        assert again == record_


def test_every_option_is_in_the_docs() -> None:
    from autograder.cli.main import build_parser
    from tests.hostile.notebooks import ROOT

    text = (ROOT / "docs" / "grading.md").read_text("utf-8")
    text += (ROOT / "docs" / "instructor.md").read_text("utf-8")
    commands = build_parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    for command in ("grade", "export"):
        options = {
            option
            for action in commands[command]._actions
            for option in action.option_strings
            if option.startswith("--") and option != "--help"
        }
        assert options
        assert {option for option in options if option not in text} == set()


def test_doctests() -> None:
    import doctest
    import importlib
    import pkgutil

    from autograder import grading

    count = 0
    for module in pkgutil.iter_modules(grading.__path__):
        if module.name != "cluster":
            result = doctest.testmod(importlib.import_module(f"autograder.grading.{module.name}"))
            assert result.failed == 0, module.name
            count += result.attempted
    assert count > 10


def test_similar_programs_are_found_and_the_starter_is_not() -> None:
    base = "rng = np.random.RandomState(42)\nidx = rng.randint(0, len(ranks), (1000, len(ranks)))\n"
    own = base + (
        "kept = []\nfor row in idx:\n    part = ranks[row]\n    kept.append((part <= 3).mean())\n"
        "low = np.percentile(kept, 2.5)\nci_low = round(float(low), 4)\nci_high = 1\n"
    )
    renamed = own.replace("kept", "liste").replace("part", "teil") + "# von mir\n"
    other = base + (
        "hits = (ranks <= 3)[idx].mean(axis=1)\n"
        "ci_low, ci_high = np.percentile(hits, [2.5, 97.5]).round(4).tolist()\n"
        "print(ci_low, ci_high, hits.std(), hits.min(), hits.max(), hits.shape, hits.dtype)\n"
    )
    finder = Finder({"b": base}, frozenset({"ranks", "np", "ci_low", "ci_high"}))
    for name, code in {"ann": own, "bob": renamed, "eve": other, "dan": base}.items():
        finder.add(name, {"b": code})
    pairs = finder.pairs()
    assert [(p.one, p.two) for p in pairs] == [("ann", "bob")]
    assert pairs[0].share > 0.9
    assert fingerprints(tokens("(((")) == frozenset()


def test_tame_programs_are_those_of_honest_learners() -> None:
    given = frozenset(chapter().given.names)
    for exercise in chapter().exercises.values():
        assert is_tame(exercise.solution, given), exercise.id
    assert is_tame("x = gold.query(\"category == 'returns' and rank > 1\")['rank'].mean()", given)
    assert is_tame("for _ in range(3): print(_)", given)


REACHES_OUT = (
    "import os",
    "import sys",
    "builtins",
    "__",
    "open(",
    "ctypes",
    "gc",
    "threading",
    "signal",
    "socket",
    "exec",
    "eval",
    "globals",
    "setattr",
    "class ",
    "np.mean =",
)


def test_no_program_that_reaches_out_is_tame() -> None:
    given = frozenset(chapter().given.names)
    started = time.monotonic()
    assert not is_tame(f"gold.query('{'a ' * 50_000}!@')", given)
    assert time.monotonic() - started < 5
    seen = 0
    for case in CASES:
        for data in case.files.values():
            try:
                cells = json.loads(data)["cells"]
            except (ValueError, KeyError, TypeError, RecursionError):
                continue
            for item in cells if isinstance(cells, list) else []:
                code = item.get("source", "") if isinstance(item, dict) else ""
                if isinstance(code, str) and any(part in code for part in REACHES_OUT):
                    seen += 1
                    assert not is_tame(code, given), code
    assert seen > 60
    for code in (
        "np.ndarray.mean = 1",
        "del np.mean",
        "().__class__",
        "f = open",
        "x = type(1)",
        "gold.query('@np')",
        "gold.query('rank.sum()')",
        "gold.query('__import__')",
        "gold.query(text)",
        "f = gold.query",
        "gold.query('a', engine='python')",
        "pd.eval('1')",
        "gold.agg('to_pickle')",
        "getattr(np, 'mean')",
        "from numpy import *",
        "import numpy.ctypeslib",
        "global x\nx = 1",
        "print(__name__)",
        "pd.set_option('a', 1)",
        "np.seterr(all='raise')",
        "docs.attrs['x'] = 1",
    ):
        assert not is_tame(code, given), code
