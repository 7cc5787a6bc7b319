"""The knowledge base in data/: every published figure, and the state of its texts.

Ranks are computed here anew, from the definition in tests/facts.json, so that a slip in the
course's own `gold_ranks` cannot hide one in the data.
"""

import csv
import io
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from sklearn.feature_extraction.text import ENGLISH_STOP_WORDS, TfidfVectorizer

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "data"
LESSON: dict[str, Any] = json.loads((ROOT / "tests" / "facts.json").read_text(encoding="utf-8"))[
    "lesson"
]
KB = LESSON["kb"]

# The settings that each configuration's `how` in the facts names; "title" adds the title.
SETTINGS: dict[str, dict[str, Any]] = {
    "plain": {},
    "stop_words": {"stop_words": "english"},
    "bigrams": {"stop_words": "english", "ngram_range": (1, 2)},
    "title": {"stop_words": "english"},
}

docs = pd.read_csv(DATA / "kb_docs.csv")
questions = pd.read_csv(DATA / "kb_questions.csv")
category = questions["gold_doc_id"].map(docs.set_index("doc_id")["category"])
text_of: dict[str, str] = dict(zip(docs["doc_id"], docs["text"], strict=True))


def similarities(name: str) -> np.ndarray[Any, Any]:
    """Cosine similarity of each question (row) to each document (column)."""
    texts = docs["title"] + " " + docs["text"] if name == "title" else docs["text"]
    vectorizer = TfidfVectorizer(**SETTINGS[name])
    # Both sides have length 1 (or 0), so the dot product is the cosine.
    matrix = vectorizer.fit_transform(texts)
    result: np.ndarray[Any, Any] = (
        vectorizer.transform(questions["question"]) @ matrix.T
    ).toarray()
    return result


def ranks_of(name: str) -> np.ndarray[Any, Any]:
    """Rank, from 1, of each gold document: one more than the documents placed before it."""
    ranks = []
    for row, gold_id in zip(similarities(name), questions["gold_doc_id"], strict=True):
        gold = docs.index[docs["doc_id"] == gold_id][0]
        before = sum(
            value > row[gold] or (value == row[gold] and place < gold)
            for place, value in enumerate(row)
        )
        ranks.append(1 + before)
    return np.array(ranks)


RANKS = {name: ranks_of(name) for name in SETTINGS}
base = RANKS["stop_words"]


def hit(ranks: np.ndarray[Any, Any], k: int) -> float:
    """Share of ranks up to k, as it is published."""
    return round(float(np.mean(ranks <= k)), 4)


def mrr(ranks: np.ndarray[Any, Any]) -> float:
    """Mean reciprocal rank, as it is published."""
    return round(float(np.mean(1 / ranks)), 4)


# ------------------------------------------------------------------------------------- the shape


def test_shape() -> None:
    assert list(docs.columns) == KB["doc_columns"]
    assert list(questions.columns) == KB["question_columns"]
    assert docs["doc_id"].tolist() == [f"d{n:02d}" for n in range(1, KB["docs"] + 1)]
    assert questions["question_id"].tolist() == [f"q{n:02d}" for n in range(1, KB["questions"] + 1)]
    assert not docs.isna().any().any()
    assert not questions.isna().any().any()


def test_gold_documents_are_known() -> None:
    assert set(questions["gold_doc_id"]) <= set(docs["doc_id"])
    # Every document is asked for, so that none is there as mere filling.
    assert set(questions["gold_doc_id"]) == set(docs["doc_id"])


def test_counts_per_category() -> None:
    assert Counter(docs["category"]) == KB["docs_per_category"]
    assert Counter(category) == KB["questions_per_category"]


def test_returns_documents() -> None:
    returns = docs[docs["category"] == "returns"].set_index("doc_id")["title"]
    assert set(returns.index) == set(KB["returns_docs"])
    about = {"d05": "return", "d06": "refund", "d07": "exchang", "d08": "damaged"}
    for doc_id, word in about.items():
        assert word in returns[doc_id].lower()


# ----------------------------------------------------------------------------- published figures


def test_baseline() -> None:
    want = LESSON["baseline"]
    assert want["vectorizer"] == "TfidfVectorizer(stop_words='english')"
    assert {str(rank): n for rank, n in Counter(base.tolist()).items()} == want["rank_counts"]
    assert hit(base, 1) == want["hit1"]
    assert hit(base, 3) == want["hit3"]
    assert mrr(base) == want["mrr"]
    assert round(float(base.mean()), 2) == want["mean_rank"]
    assert float(np.median(base)) == want["median_rank"]
    assert base.max() == want["worst_rank"]
    assert category[int(base.argmax())] == want["worst_question_category"]
    assert (base > 3).sum() == want["n_miss_at3"]
    assert Counter(category[base > 3]) == want["misses_at3_per_category"]


def test_the_worst_question_is_about_opening_hours() -> None:
    worst = questions["question"].tolist()[int(base.argmax())]
    assert re.search(r"\b(open|opening|hours)\b", worst)


@pytest.mark.parametrize("word", ["broken", "money", "swap"])
def test_returns_questions_in_other_words_are_not_first(word: str) -> None:
    asked = questions["question"].str.contains(rf"\b{word}\b") & (category == "returns")
    assert asked.any()
    assert (base[asked] > 1).all()
    gold = docs.set_index("doc_id").loc[questions.loc[asked, "gold_doc_id"], "text"]
    assert not gold.str.contains(rf"\b{word}\b", case=False).any()


@pytest.mark.parametrize("name", sorted(LESSON["by_category"]))
def test_by_category(name: str) -> None:
    ranks = base[(category == name).to_numpy()]
    assert [len(ranks), hit(ranks, 1), hit(ranks, 3)] == LESSON["by_category"][name]


def test_weakest_category() -> None:
    sizes = Counter(category)
    hit1 = {
        name: hit(base[(category == name).to_numpy()], 1) for name, n in sizes.items() if n >= 4
    }
    name, value = LESSON["weakest_category_with_at_least_4"]
    assert min(hit1, key=lambda key: hit1[key]) == name
    assert hit1[name] == value
    # The exercise has one right answer.
    assert list(hit1.values()).count(value) == 1


def test_returns_misses_at_1() -> None:
    misses = (base > 1) & (category == "returns").to_numpy()
    assert misses.sum() == LESSON["n_returns_misses_at1"]


@pytest.mark.parametrize("k", [1, 3])
def test_bootstrap(k: int) -> None:
    rng = np.random.RandomState(42)
    idx = rng.randint(0, len(base), (1000, len(base)))
    low, high = np.percentile((base <= k)[idx].mean(axis=1), [2.5, 97.5])
    assert [round(float(low), 4), round(float(high), 4)] == LESSON["bootstrap"][f"hit{k}_ci"]


@pytest.mark.parametrize("name", sorted(LESSON["configurations"]))
def test_configurations(name: str) -> None:
    want = LESSON["configurations"][name]
    ranks = RANKS[name]
    assert hit(ranks, 1) == want["hit1"]
    assert hit(ranks, 3) == want["hit3"]
    assert mrr(ranks) == want["mrr"]
    if "changed" in want:
        assert (ranks != base).sum() == want["changed"]
        assert (ranks < base).sum() == want["improved"]
        assert (ranks > base).sum() == want["worse"]


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_ranks_do_not_hang_on_rounding(name: str) -> None:
    """Each gold document shares a word with its question, and no other is nearly as similar."""
    for row, gold_id in zip(similarities(name), questions["gold_doc_id"], strict=True):
        gold = docs.index[docs["doc_id"] == gold_id][0]
        assert row[gold] > 0
        assert np.abs(np.delete(row, gold) - row[gold]).min() > 1e-4


# -------------------------------------------------------------------------------- the files' state


def test_files_are_what_the_source_gives() -> None:
    done = subprocess.run(
        [sys.executable, str(DATA / "make_kb.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["kb_docs.csv", "kb_questions.csv"])
def test_bytes(name: str) -> None:
    raw = (DATA / name).read_bytes()
    assert not raw.startswith(b"\xef\xbb\xbf")
    assert b"\r" not in raw
    assert raw.endswith(b"\n")
    for row in csv.reader(io.StringIO(raw.decode("utf-8"))):
        for field in row:
            assert field == field.strip()
            assert "  " not in field
            assert field.isascii()


def sentences(text: str) -> list[str]:
    """The sentences of a text; a stop inside a figure ends none."""
    return re.split(r"(?<=[.!?])\s+", text)


def content_words(text: str) -> list[str]:
    """Lower-case words without stop words and figures."""
    return [
        word
        for word in re.findall(r"[a-z]+(?:'[a-z]+)?", text.lower())
        if len(word) > 2 and word not in ENGLISH_STOP_WORDS
    ]


@pytest.mark.parametrize("doc_id", docs["doc_id"])
def test_document_reads_like_one(doc_id: str) -> None:
    text = text_of[doc_id]
    parts = sentences(text)
    assert 2 <= len(parts) <= 5
    for part in parts:
        assert re.match(r"[A-Z0-9]", part)
        assert part[-1] in ".?!"
        assert 3 <= len(part.split()) <= 34
    assert len(set(parts)) == len(parts)
    # A rule is concrete: it names days, baht, hours or the like in figures.
    assert re.search(r"\d", text)
    # No stuffing: the subject may come up in each sentence, hardly more often.
    word, times = Counter(content_words(text)).most_common(1)[0]
    assert times <= 5, f"{word} {times} times"
    assert not re.search(r"\b(\w+) \1\b", text, re.IGNORECASE)


def test_questions_read_like_a_customers() -> None:
    assert questions["question"].is_unique
    for question in questions["question"]:
        assert re.match(r"[A-Z]", question)
        assert question[-1] in ".?!"
        assert 4 <= len(question.split()) <= 16
        assert len(sentences(question)) <= 2
        assert Counter(content_words(question)).most_common(1)[0][1] <= 2


# ------------------------------------------------------------------------------------- the source


def test_source_wordings() -> None:
    """Every wording keeps the rules, not only the ones that are picked at present."""
    source = tomllib.loads((DATA / "kb_source.toml").read_text(encoding="utf-8"))
    keys = [question["key"] for question in source["questions"]]
    assert len(set(keys)) == len(keys) == KB["questions"]
    for doc in source["docs"]:
        for wordings in [doc["title"], *doc["text"]]:
            assert len(set(wordings)) == len(wordings) >= 2, doc["doc_id"]
            assert all(wording == wording.strip() for wording in wordings)
    for question in source["questions"]:
        assert len(set(question["wordings"])) == len(question["wordings"]) >= 2
