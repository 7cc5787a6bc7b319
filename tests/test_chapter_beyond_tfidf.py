"""What the chapter beyond_tfidf teaches holds: its vectors, its formulas and its conclusions."""

from __future__ import annotations

import base64
import csv
import hashlib
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "beyond_tfidf.md").read_text(encoding="utf-8")
CELL = re.compile(r"^```\{(?:code-cell\} ipython3|step-code\} \w+)\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


def rows(name: str) -> list[dict[str, str]]:
    with (ROOT / "data" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The namespace after all cells of the page, hidden ones and worked examples too."""
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    namespace: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        for cell in CELL.finditer(PAGE):
            exec(OPTION.sub("", cell[1]), namespace)
    return namespace


# --- the stored vectors ---


def test_every_vector_belongs_to_the_text_as_it_is() -> None:
    texts = {row["doc_id"]: row["text"] for row in rows("kb_docs.csv")}
    texts |= {row["question_id"]: row["question"] for row in rows("kb_questions.csv")}
    stored = rows("kb_vectors.csv")
    assert [row["id"] for row in stored][: len(texts)] == list(texts)
    for row in stored:
        text = texts.get(row["id"], row["text"])
        assert hashlib.sha256(text.encode()).hexdigest()[:8] == row["text_sha256"], (
            f"{row['id']}: the text has changed, run data/make_embeddings.py"
        )
        vector = np.frombuffer(base64.b64decode(row["vector"]), np.int8)
        assert vector.shape == (384,)
        assert np.abs(vector).max() == 127


def test_baseline_scores_are_scikit_learns(page: dict[str, Any]) -> None:
    vectorizer = TfidfVectorizer(stop_words="english")
    columns = vectorizer.fit_transform(page["docs"]["text"])
    wanted = cosine_similarity(vectorizer.transform(page["qs"]["question"]), columns)
    np.testing.assert_allclose(page["tfidf_scores"], wanted, atol=1e-12)


# --- BM25 against a formulation of its own: texts and dictionaries, one word at a time ---


def bm25_by_words(query: list[str], documents: list[list[str]], k1: float, b: float) -> list[float]:
    mean_length = sum(map(len, documents)) / len(documents)
    scores = []
    for document in documents:
        counts, score = Counter(document), 0.0
        for word in query:
            holding = sum(word in other for other in documents)
            rarity = math.log((len(documents) + 1) / (holding + 0.5))
            saturated = counts[word] / (
                counts[word] + k1 * ((1 - b) + b * len(document) / mean_length)
            )
            score += rarity * (k1 + 1) * saturated
        scores.append(score)
    return scores


WORDS = st.lists(st.sampled_from("abcde"), min_size=1, max_size=12)


@settings(deadline=None, max_examples=80)
@given(WORDS, st.lists(WORDS, min_size=2, max_size=6), st.floats(0.1, 5), st.floats(0, 1))
def test_bm25_table_is_bm25(
    query: list[str], documents: list[list[str]], k1: float, b: float
) -> None:
    source = (ROOT / "exercises" / "beyond_tfidf" / "given.py").read_text(encoding="utf-8")
    start = source.index("def bm25_table")
    namespace: dict[str, Any] = {"np": np}
    exec(source[start : source.index("\n\n\n", start)], namespace)
    vocabulary = sorted(set(query) | {word for document in documents for word in document})
    table = np.array([[document.count(word) for word in vocabulary] for document in documents])
    counts = np.array([[query.count(word) for word in vocabulary]])
    found = namespace["bm25_table"](counts, table, k1, b)[0]
    np.testing.assert_allclose(found, bm25_by_words(query, documents, k1, b), rtol=1e-9)


def test_bm25_of_the_page_is_the_given_one(page: dict[str, Any]) -> None:
    found = page["bm25"](page["question_counts"], page["doc_counts"])
    np.testing.assert_allclose(found, page["bm25_scores"], rtol=1e-12)


# --- what the prose says without a figure ---


def test_conclusions_of_the_page(page: dict[str, Any]) -> None:
    for name in set(re.findall(r"\{eval\}`(\w+)`", PAGE)):
        assert isinstance(page[name], str | int | float), name
    # BM25 alone hardly moves, whatever k1 and b.
    assert page["bm_worse"] == 0
    assert float(page["bm_p"]) > 0.05
    assert float(page["bm_low"]) > 0  # the pitfall: an interval beside zero, and no evidence
    assert page["grid"].max() - page["grid"].min() < 0.02
    # Embeddings mend the category, and lose elsewhere.
    assert page["se_returns_first"] == page["n_returns"]
    assert float(page["se_ret_p"]) > 0.05
    assert page["se_worse"] > 0
    assert float(page["se_sign"]) > 0.05 > float(page["se_random"])
    assert page["code_words"] == page["n_codes"] > page["code_meaning"]
    assert page["n_denied_closer"] > page["n_negations"] / 2
    # Fusion: nothing worse than the baseline, not told apart from embeddings alone.
    assert page["hy_worse"] == 0
    assert float(page["hy_random"]) < 0.05 / page["n_compared"] < float(page["se_random"])
    assert float(page["hybrid_mrr"]) < float(page["semantic_mrr"])
    assert float(page["hy_se_p"]) > 0.05
    # Raw sums follow BM25; the tuned weight is the highest figure of the page.
    assert float(page["raw_mrr"]) - float(page["bm25_mrr"]) < 0.03
    assert float(page["best_mrr"]) > float(page["semantic_mrr"])
    # Expansion: synonyms written after looking help, feedback does not.
    assert page["sy_better"] > page["sy_worse"] == 0
    assert page["fb_worse"] > page["fb_better"]
    assert page["se_returns_first"] > page["hy_returns_first"] > page["sy_returns_first"]


def test_no_gold_rank_hangs_on_a_rounding_error(page: dict[str, Any]) -> None:
    """A score close to the gold document's would give other ranks on another processor."""
    every = np.arange(len(page["gold_row"]))
    for name in ("tfidf_scores", "bm25_scores", "semantic_scores"):
        scores = page[name]
        gap = np.abs(scores - scores[every, page["gold_row"]][:, None])
        gap[every, page["gold_row"]] = 1
        assert gap.min() > 1e-6, name
