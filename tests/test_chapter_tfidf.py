"""What the chapter tfidf teaches holds: own figures are scikit-learn's, claims are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "tfidf.md").read_text(encoding="utf-8")
CELL = re.compile(r"^```\{(?:code-cell\} ipython3|step-code\} \w+)\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The namespace after all cells, hidden ones too, in the page's order."""
    import os

    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
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


def test_own_matrix_is_scikit_learns(page: dict[str, Any]) -> None:
    for texts in (page["toy"], page["docs"]["text"]):
        vocabulary, idf, own = page["own_tfidf"](texts)
        vectorizer = page["TfidfVectorizer"]()
        theirs = vectorizer.fit_transform(texts).toarray()
        assert vocabulary == list(vectorizer.get_feature_names_out())
        assert np.abs(vectorizer.idf_ - idf).max() < 1e-12
        assert np.abs(own - theirs).max() < 1e-12
    assert page["by_hand"] == pytest.approx(page["pair"][0] @ page["pair"][1], abs=1e-12)


def test_search_leaves_out_documents_without_a_shared_word(page: dict[str, Any]) -> None:
    search, analyze = page["search"], page["vectorizer"].build_analyzer()
    text_of = dict(zip(page["docs"]["doc_id"], page["docs"]["text"], strict=True))
    for question in page["qs"]["question"]:
        for doc_id in search(question, 24)["doc_id"]:
            assert set(analyze(question)) & set(analyze(text_of[doc_id])), (question, doc_id)
    assert len(search("sneakers", 3)) == 0
    assert len(search("Which banks offer instalments?", 3)) < 3


def test_settings_do_what_the_text_says(page: dict[str, Any]) -> None:
    # "The table's best row must not be chosen yet": the prose leans on few questions changing.
    assert page["words_plain"] > page["words_stop"]
    assert page["words_bigram"] > 2 * page["words_stop"]
    for name in ("bi_changed", "sub_changed"):
        assert 0 < page[name] < 6
    assert page["plain_worse"] > page["plain_better"]
    assert page["noidf_worse"] > page["noidf_better"]
    assert page["cash_winner"] != page["cash_gold"]
    assert page["cash_best_word"] == "cash"
    assert page["plate_winner"] != "d08"
    assert len(page["plate_gold_words"].split(", ")) == 1


def test_every_exercise_and_question_is_in_the_page_once() -> None:
    chapter = load_chapter(ROOT, "tfidf")
    assert sorted(re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)) == sorted(chapter.exercises)
    asked = re.findall(r"^```\{quiz\} (\w+)$", PAGE, re.M)
    assert asked == [question.id for question in chapter.quiz]
    assert f":minutes: {chapter.minutes}\n" in PAGE
