"""What the chapter capstone claims, computed from its data."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder import metrics
from autograder.content import load_chapter
from autograder.metrics.inference import randomisation_p, wilson

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def given() -> Iterator[dict[str, Any]]:
    here = Path.cwd()
    os.chdir(ROOT)
    namespace: dict[str, Any] = {}
    exec((ROOT / "exercises" / "capstone" / "given.py").read_text("utf-8"), namespace)
    yield namespace
    os.chdir(here)


def scores(given: dict[str, Any], retrieve: Any) -> list[float]:
    pairs = zip(given["qs"]["question"], given["qs"]["gold_doc_id"], strict=True)
    docs = given["docs"]
    return [metrics.ndcg_at_k(retrieve(asked, docs, 10), {gold}, 10) for asked, gold in pairs]


def test_the_fast_baseline_is_the_baseline(given) -> None:
    columns = given["qs"]["question"], given["qs"]["gold_doc_id"]
    slow = given["gold_ranks"](given["baseline"], *columns, given["docs"])
    np.testing.assert_array_equal(slow, given["baseline_ranks"](*columns, given["docs"]))
    assert scores(given, given["baseline"]) == pytest.approx(list(1 / np.log2(slow + 1)))


def test_score_card_says_what_the_reference_metrics_say(given, capsys) -> None:
    solution = load_chapter(ROOT, "capstone").exercises["retrieve"].solution
    exec(solution, given)
    printed = capsys.readouterr().out
    ours, base = scores(given, given["retrieve"]), scores(given, given["baseline"])
    assert f"{np.mean(ours):.3f}" in printed
    assert f"{np.mean(ours) - np.mean(base):+.3f}" in printed
    low, high = wilson(round(30 * float(re.search(r"hit@3 +([\d.]+)", printed)[1])), 30)
    assert f"{low:.3f}" in printed
    assert f"{high:.3f}" in printed
    p = float(re.search(r"p = ([\d.]+)", printed)[1])
    assert p == pytest.approx(randomisation_p(ours, base), abs=0.03)


def test_the_entries_p_values_are_theirs(given) -> None:
    for pair, p in given["p_between"].items():
        one, two = (given["entries"][name] for name in sorted(pair))
        assert randomisation_p(one, two) == pytest.approx(p, abs=0.001)
    means = [np.mean(values) for values in given["entries"].values()]
    assert means == sorted(means, reverse=True)


def test_what_is_valid_and_what_leaks(given) -> None:
    assert given["problems"](given["baseline"]) == []
    assert given["problems"](given["first_rows"]) == []
    assert given["problems"](given["shaky"]) == ["ถามซ้ำแล้วได้ไม่เหมือนเดิม"]
    assert given["gap_in_disguise"](given["baseline"]) == 0
    assert given["gap_in_disguise"](given["looks_up"]) < -0.3
    assert given["gap_in_disguise"](given["first_rows"]) < -0.3
    assert np.mean(scores(given, given["looks_up"])) == 1


def test_four_questions_cannot_give_a_small_p() -> None:
    """The page: with four changed questions even the smallest p is above 0.05."""
    four = [0.4, 0.2, 0.3, 0.1]
    assert randomisation_p(four, [0] * 4) == 2 / 16 > 0.05
    ways = np.array(list(itertools.product([1, -1], repeat=4))) @ np.array([0.4, 0.2, 0.3, -0.1])
    assert (np.abs(ways) >= 0.8 - 1e-9).mean() == 0.25
