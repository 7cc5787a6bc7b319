"""The chapter `production`: what it claims is computed here anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "production.md").read_text(encoding="utf-8")

CELL = re.compile(r"^```\{code-cell\} ipython3\n(.*?)^```$", re.S | re.M)
STEP = re.compile(r"^```\{step-code\} \w+\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The namespace after all cells, hidden ones too, in the page's order, then the steps."""
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    namespace: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        for cell in CELL.finditer(PAGE):
            exec(OPTION.sub("", cell[1]), namespace)
        for name in re.findall(r"\{eval\}`(\w+)`", PAGE):
            assert type(namespace[name]) in (str, int, float), name
        quoted = {name: namespace[name] for name in re.findall(r"\{eval\}`(\w+)`", PAGE)}
        for step in STEP.finditer(PAGE):
            exec(step[1], namespace)
    return namespace | {"quoted": quoted}


def test_an_unfinished_report_looks_best(page: dict[str, Any]) -> None:
    others = ("baseline", "bigrams", "plain", "title", "traded")
    assert page["partial"]["hit3"] == 1
    assert all(page["partial"]["mrr"] > page[name]["mrr"] + 0.05 for name in others)
    assert len(page["partial"]["ranks"]) < len(page["baseline"]["ranks"])


def test_a_mean_hides_a_lost_question(page: dict[str, Any]) -> None:
    assert abs(page["traded"]["mrr"] - page["baseline"]["mrr"]) < 0.005
    assert [q for q in page["must_pass"] if page["traded"]["ranks"][q] > 3] == ["q06"]
    assert all(page["baseline"]["ranks"][q] <= 3 for q in page["must_pass"])


def test_the_three_tests_catch_one_version_each(page: dict[str, Any]) -> None:
    exercise = load_chapter(ROOT, "production").exercises["regression_tests"]
    namespace = dict(page)
    exec(exercise.solution, namespace)
    tests = [namespace[name] for name in ("test_complete", "test_must_pass", "test_mrr")]
    failed = {
        name: [test.__name__ for test in tests if page["verdict"](test, page[name]) == "ไม่ผ่าน"]
        for name in ("baseline", "bigrams", "title", "plain", "partial", "traded")
    }
    assert failed == {
        "baseline": [],
        "bigrams": [],
        "title": [],
        "plain": ["test_must_pass", "test_mrr"],
        "partial": ["test_complete"],
        "traded": ["test_must_pass"],
    }


def test_peeking_inflates_false_alarms(page: dict[str, Any]) -> None:
    size = np.abs(page["simulate_looks"](0.83, 0.83, rounds=20_000, seed=1))
    assert 0.04 < (size[:, -1] > 1.96).mean() < 0.06
    assert 0.17 < (size > 1.96).any(axis=1).mean() < 0.22
    bound = float(page["quoted"]["peek_bound"])
    # Pocock's boundary for ten looks is 2.555; discrete hits and 2,000 rounds leave it near.
    assert abs(bound - 2.555) < 0.12
    assert 0.035 < (size > bound).any(axis=1).mean() < 0.065
    assert (size[:, :] > bound).any(axis=1).mean() < (size > 1.96).any(axis=1).mean() / 2


def test_the_rule_still_stops_a_worse_version(page: dict[str, Any]) -> None:
    worse = page["simulate_looks"](0.83, 0.75, rounds=5_000, seed=2)
    stopped = (worse <= -float(page["quoted"]["peek_bound"])).any(axis=1).mean()
    assert stopped > 0.85
    assert abs(100 * stopped - float(page["quoted"]["found_bad"].rstrip("%"))) < 4


def test_drift_is_noticed_late_but_never_before_it_begins(page: dict[str, Any]) -> None:
    assert min(page["warned_weeks"]) == page["first_warned"]
    assert page["first_warned"] >= page["drift_start"]
    assert 12 in page["warned_weeks"]
    assert float(page["fooled_similarity"]) > 0.3


def test_the_two_signals_see_different_questions(page: dict[str, Any]) -> None:
    """Of the new topics, one shows in its words only and one in neither signal."""
    seen = {
        question: (
            page["log"].loc[page["log"]["question"] == question, "similarity"].max() < 0.2,
            page["unknown"](question) > 0.4,
        )
        for question in page["new_topics"]
    }
    assert (False, True) in seen.values()
    assert (False, False) in seen.values()
    assert seen[page["fooled"]] == (False, True)


def test_the_log_is_of_the_shop(page: dict[str, Any]) -> None:
    known = {*page["qs"]["question"], *page["new_topics"]}
    assert set(page["log"]["question"]) <= known
    assert page["log"]["week"].value_counts().eq(200).all()


def test_pareto_front(page: dict[str, Any]) -> None:
    assert page["beaten"] == ["เวกเตอร์ใหญ่", "เวกเตอร์เก่า"]
    assert page["per_dollar_recall"] == page["worst_recall"]


def test_the_sparse_matrix_gives_what_a_full_one_gives(page: dict[str, Any]) -> None:
    counts, query = page["counts"], page["query"]
    rows = slice(0, 500)
    full = counts[rows].toarray()
    assert np.allclose(np.sqrt((full**2).sum(axis=1)), 1, atol=1e-5)
    assert np.allclose(full @ query, page["whole"][rows], atol=1e-6)
    assert np.allclose(page["whole"], page["scores_50k"], atol=1e-6)
    assert page["part_ms"] < page["whole_ms"]
    assert counts.shape == (50_000, 20_000)
    assert page["dense_mb"] > 100 * page["sparse_mb"]


def test_top_k_is_a_stable_sort_cut_off(page: dict[str, Any]) -> None:
    rng = np.random.default_rng(0)
    for size in (1, 7, 300):
        scores = rng.integers(0, 6, size) / 2
        for k in (1, size // 2 or 1, size):
            wanted = np.argsort(-scores, kind="stable")[:k]
            assert page["best_of"](scores, k).tolist() == wanted.tolist()


def test_every_exercise_and_question_is_in_the_page_once() -> None:
    chapter = load_chapter(ROOT, "production")
    placed = re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)
    assert sorted(placed) == sorted(chapter.exercises)
    assert re.findall(r"^```\{quiz\} (\w+)$", PAGE, re.M) == [q.id for q in chapter.quiz]
    order = ["blank", "basic", "applied", "challenge"]
    levels = [order.index(chapter.exercises[id].level) for id in placed]
    assert levels == sorted(levels)
    assert f":minutes: {chapter.minutes}\n" in PAGE
    assert f"# {chapter.title}\n" in PAGE
