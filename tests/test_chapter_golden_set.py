"""What the chapter golden_set teaches holds, computed from the data."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "golden_set.md").read_text(encoding="utf-8")
CELL = re.compile(r"^```\{(?:code-cell\} ipython3|step-code\} \w+)\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The namespace after all cells, hidden ones too, in the page's order."""
    namespace: dict[str, Any] = {}
    here = Path.cwd()
    os.chdir(ROOT)
    try:
        for cell in CELL.finditer(PAGE):
            exec(OPTION.sub("", cell[1]), namespace)
    finally:
        os.chdir(here)
    return namespace


def test_quoted_figures_are_computed(page: dict[str, Any]) -> None:
    for name in re.findall(r"\{eval\}`(\w+)`", PAGE):
        assert isinstance(page[name], str | int | float), name


def test_kappa_is_scikit_learns(page: dict[str, Any]) -> None:
    score = page["cohen_kappa_score"]
    judged = page["judged"]
    theirs = score(judged["annotator_a"], judged["annotator_b"])
    assert abs(page["kappa"] - theirs) < 1e-12
    assert abs(page["kappa_value"] - theirs) < 1e-12
    by_hand = (page["observed"] - page["by_chance"]) / (1 - page["by_chance"])
    assert abs(by_hand - score(page["first"], page["second"])) < 1e-12
    # The worked example's point: nearly always of one mind, yet kappa below one half.
    assert page["observed"] >= 0.8
    assert by_hand < 0.5


def test_annotators_judge_every_pair_once(page: dict[str, Any]) -> None:
    judged, gold = page["judged"], page["gold"]
    assert not judged.duplicated(["question_id", "doc_id"]).any()
    assert set(judged["doc_id"]) <= set(page["docs"]["doc_id"])
    assert set(judged[["annotator_a", "annotator_b"]].to_numpy().ravel()) == {0, 1}
    both = judged[(judged["annotator_a"] == 1) & (judged["annotator_b"] == 1)]
    accepted = set(zip(both["question_id"], both["doc_id"], strict=True))
    for question_id, doc_id in zip(gold["question_id"], gold["gold_doc_id"], strict=True):
        if question_id in set(judged["question_id"]):
            assert (question_id, doc_id) in accepted, question_id
    assert both["question_id"].duplicated().any(), "no question has several gold documents"
    assert page["n_only_b"] > page["n_only_a"], "the text calls B the lenient one"
    readme = (ROOT / "data" / "README.md").read_text(encoding="utf-8")
    assert f"| {len(judged)} คู่ |" in readme
    assert f"{judged['question_id'].nunique()} ข้อ" in readme


def test_gold_ranks_are_those_of_the_flagship(page: dict[str, Any]) -> None:
    expected = page["ranks_of"](page["qs"]["question"], page["qs"]["gold_doc_id"])
    assert np.array_equal(page["ranks"], expected)
    low, middle, high = (page["kinds"][name] for name in page["kinds"])
    assert (low <= middle).all()
    assert (middle <= high).all()
    assert float(page["best_hit3"]) == 1.0 > float(page["stable_hit3"])


def test_copied_questions_flatter(page: dict[str, Any]) -> None:
    assert float(page["copied_hit1"]) == 1.0
    assert float(page["real_hit1"]) < 0.7
    overlap, ranks = page["overlap"], page["ranks"]
    assert (ranks[overlap >= 0.5] == 1).mean() > 0.3 + (ranks[overlap < 0.5] == 1).mean()


def test_every_exercise_and_question_is_in_the_page_once() -> None:
    chapter = load_chapter(ROOT, "golden_set")
    assert sorted(re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)) == sorted(chapter.exercises)
    asked = re.findall(r"^```\{quiz\} (\w+)$", PAGE, re.M)
    assert asked == [question.id for question in chapter.quiz]
    assert f":minutes: {chapter.minutes}\n" in PAGE
