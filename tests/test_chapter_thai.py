"""The Thai knowledge base agrees with the English one; what the chapter `thai` claims is so."""

from __future__ import annotations

import csv
import re
import unicodedata
from math import comb
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "data"
PAGE = (ROOT / "book" / "thai.md").read_text(encoding="utf-8")
ENGLISH_NUMBERS = {"two": 2, "three": 3, "five": 5, "six": 6}
THAI_NUMBERS = {"สอง": 2, "สาม": 3, "ห้า": 5, "หก": 6}


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


DOCS, DOCS_TH = rows("kb_docs.csv"), rows("kb_docs_th.csv")
QUESTIONS, QUESTIONS_TH = rows("kb_questions.csv"), rows("kb_questions_th.csv")


def texts() -> dict[str, str]:
    found = {row["doc_id"]: row["text"] for row in DOCS_TH}
    found.update({row["question_id"]: row["question"] for row in QUESTIONS_TH})
    return found


# -------------------------------------------------------------------------------- the data


@pytest.mark.parametrize("column", ["doc_id", "category"])
def test_documents_are_the_english_ones(column: str) -> None:
    assert [row[column] for row in DOCS_TH] == [row[column] for row in DOCS]


@pytest.mark.parametrize("column", ["question_id", "gold_doc_id"])
def test_questions_are_the_english_ones(column: str) -> None:
    assert [row[column] for row in QUESTIONS_TH] == [row[column] for row in QUESTIONS]


@pytest.mark.parametrize("number", range(len(DOCS)), ids=[row["doc_id"] for row in DOCS])
def test_facts_agree(number: int) -> None:
    """The same amounts, days and hours, in figures and in words."""
    english, thai = DOCS[number]["text"], DOCS_TH[number]["text"]
    figures = r"\d[\d,:]*\d|\d"
    assert sorted(re.findall(figures, thai)) == sorted(re.findall(figures, english))
    said = [ENGLISH_NUMBERS[w] for w in re.findall(r"\w+", english.lower()) if w in ENGLISH_NUMBERS]
    say = [THAI_NUMBERS[w] for w in re.findall("|".join(THAI_NUMBERS), thai)]
    assert sorted(say) == sorted(said)


@pytest.mark.parametrize("name", ["kb_docs_th.csv", "kb_questions_th.csv", "kb_tokens_th.csv"])
def test_bytes(name: str) -> None:
    raw = (DATA / name).read_bytes()
    assert not raw.startswith(b"\xef\xbb\xbf")
    assert b"\r" not in raw
    assert raw.endswith(b"\n")


def test_texts_are_in_the_usual_form() -> None:
    """No invisible marks, doubled vowels or marks out of order: `normalize` has nothing to mend."""
    for key, text in texts().items():
        assert unicodedata.normalize("NFC", text) == text, key
        assert not re.search("[\u200b-\u200d\ufeff]|เเ|\u0e4d\u0e32|  ", text), key
        assert not re.search("[\u0e48-\u0e4b][\u0e31\u0e34-\u0e39\u0e47]", text), key
        assert not re.search(r"([ก-ฮะา])\1\1", text), key
        assert text == text.strip(), key


def test_words_give_the_text_back() -> None:
    stored = {row["id"]: row["words"] for row in rows("kb_tokens_th.csv")}
    assert {key: words.replace("|", "") for key, words in stored.items()} == texts()


# -------------------------------------------------------------------------------- the chapter


@pytest.fixture(scope="module")
def given() -> dict[str, Any]:
    namespace: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        source = (ROOT / "exercises" / "thai" / "given.py").read_text(encoding="utf-8")
        exec(source, namespace)
    return namespace


def p_value(a: Any, b: Any, k: int) -> float:
    only_a, only_b = int(((a <= k) & (b > k)).sum()), int(((b <= k) & (a > k)).sum())
    n, fewer = only_a + only_b, min(only_a, only_b)
    return min(1.0, 2 * sum(comb(n, i) for i in range(fewer + 1)) / 2**n)


def test_default_loses_a_third_of_the_questions(given: dict[str, Any]) -> None:
    np = given["np"]
    assert np.isinf(given["ranks_default"]).sum() >= 8
    assert np.isinf(given["ranks_chars"]).sum() == 0
    # The prose shows one question that the words do not find, and how it was cut.
    assert np.isinf(given["ranks_words"]).sum() == 1
    lost = given["qs"]["words"][int(np.isinf(given["ranks_words"]).argmax())]
    assert lost.startswith("เปลี่ยนเสื้อ|")


def test_what_the_comparison_says(given: dict[str, Any]) -> None:
    default, chars, words = (given[f"ranks_{name}"] for name in ("default", "chars", "words"))
    for other in (chars, words):
        assert p_value(default, other, 3) < 0.05 / 3
    assert p_value(chars, words, 3) > 0.3
    assert p_value(chars, words, 1) > 0.3
    # "Not even at 0.05" by hit@1, and each of the two leads by one measure.
    assert p_value(default, chars, 1) > 0.05
    assert (chars <= 3).mean() > (words <= 3).mean()
    assert (chars <= 1).mean() < (words <= 1).mean()
    assert (1 / chars).mean() < (1 / words).mean()


def test_odd_typing_costs_something_and_is_mended(given: dict[str, Any]) -> None:
    np = given["np"]
    namespace = dict(given)
    solution = ROOT / "exercises" / "thai" / "normalize_gain" / "solution.py"
    exec(solution.read_text(encoding="utf-8"), namespace)
    assert namespace["hit3_odd"] < namespace["hit3_fixed"]
    assert namespace["hit3_fixed"] == round(float(np.mean(given["ranks_chars"] <= 3)), 4)
    assert given["odd"].map(namespace["normalize"]).tolist() == given["qs"]["question"].tolist()
    assert (given["odd"] != given["qs"]["question"]).all()


def test_the_traced_question_is_lost_by_the_default_only(given: dict[str, Any]) -> None:
    (row,) = given["qs"].index[given["qs"]["question"].str.startswith("ผ่อน")]
    assert given["ranks_default"][row] == given["np"].inf
    assert given["ranks_chars"][row] == given["ranks_words"][row] == 1


def test_no_grade_depends_on_the_browser() -> None:
    for file in (ROOT / "exercises" / "thai").rglob("*.py"):
        assert "Segmenter" not in file.read_text(encoding="utf-8"), file


def test_safe_conclusions_is_checked_where_the_correction_matters(given: dict[str, Any]) -> None:
    """The rows that the exercise's own variation names are the ones that it says they are."""
    vary: dict[str, Any] = {}
    exec((ROOT / "exercises/thai/safe_conclusions/vary.py").read_text(encoding="utf-8"), vary)
    default, chars, words = (given[f"ranks_{name}"] <= 3 for name in ("default", "chars", "words"))
    assert (chars & words & ~default).nonzero()[0].tolist() == vary["BOTH"]
    assert (words & ~chars).nonzero()[0].tolist() == vary["WORDS"]
    assert (chars & ~words).nonzero()[0].tolist() == vary["CHARS"]
    assert not (default & ~(chars & words)).any()
