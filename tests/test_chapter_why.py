"""What the chapter ``why`` claims, computed from what it is given; nothing in it typed by hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "why.md").read_text("utf-8")
CASE = json.loads((ROOT / "tests" / "facts.json").read_text("utf-8"))["article"]["case_study"]


@pytest.fixture(scope="module")
def given() -> dict[str, Any]:
    """The names of given.py."""
    source = (ROOT / "exercises" / "why" / "given.py").read_text("utf-8")
    names: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        exec(source, names)
    return names


def test_the_case_is_the_published_one(given: dict[str, Any]) -> None:
    case = given["case"]
    assert {
        "documents": CASE["docs"],
        "recall": tuple(CASE["recall"]),
        "mrr": tuple(CASE["mrr"]),
        "latency_ms": tuple(CASE["latency_ms"]),
        "monthly_cost": tuple(CASE["monthly_cost_usd"]),
        "canary_percent": tuple(CASE["canary_percent"]),
        "window_days": CASE["window_days"],
    } == case


def test_the_wrong_passage_answers_another_question(given: dict[str, Any]) -> None:
    question = "Can I use two codes together?"
    found = given["search"](question)[0]
    gold = given["log"].set_index("question").loc[question, "gold_doc_id"]
    assert found != gold
    assert "two sizes" in given["answer"](question, found)
    assert "cannot be combined" in given["answer"](question, gold)


def test_the_demonstration_flatters(given: dict[str, Any]) -> None:
    log = given["log"]
    right = log["found"] == log["gold_doc_id"]
    assert right[log["question_id"].isin(given["demo_ids"])].all()
    assert right.mean() < 0.7


def test_intervals_overlap_with_few_questions_only(given: dict[str, Any]) -> None:
    before, after = given["case"]["recall"]
    apart = [given["wilson"](before, n)[1] < given["wilson"](after, n)[0] for n in given["sizes"]]
    assert apart == [False, True, True]


def test_mrr_stays_below_recall_unless_only_hits_count(given: dict[str, Any]) -> None:
    top10 = given["top10"]
    found = top10[top10 > 0]
    recall = len(found) / len(top10)
    assert (1 / found).sum() / len(top10) <= recall < (1 / found).mean()
    assert given["case"]["mrr"][0] < given["case"]["recall"][0]
    assert given["case"]["mrr"][1] > given["case"]["recall"][1]


def test_recall_rises_without_a_change_of_the_system(given: dict[str, Any]) -> None:
    mix = given["mix"]
    before, after = ((mix["recall"] * mix[m]).sum() / mix[m].sum() for m in ("before", "after"))
    assert after > before + 0.1


def test_no_result_is_typed() -> None:
    text = re.sub(r"\A---\n.*?\n---\n", "", PAGE, flags=re.S)
    text = re.sub(r"^(`{3,})\{(?:code-cell|step-code)\}.*?^\1$", "", text, flags=re.S | re.M)
    text = re.sub(r"\{eval\}`\w+`|`[^`\n]*`|\$[^$]*\$", "", text)
    assert set(re.findall(r"\d+\.\d+%?|\d+%|\d{3,}", text)) <= {"95%"}
