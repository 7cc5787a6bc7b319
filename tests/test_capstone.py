"""`autograder capstone`: honest and hostile retrievers, scored outside the sandbox, ranked."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from autograder import metrics
from autograder.cli.main import main
from autograder.content import ContentError, load_chapter
from autograder.grading import words
from autograder.grading.capstone import (
    COLUMNS,
    MEASURES,
    Entry,
    Measured,
    Options,
    Outcome,
    Score,
    page,
    rank_class,
    ranked,
    score,
)
from autograder.grading.retrievers import Question, Result, known_ids, read_questions
from autograder.grading.sandbox import Limits, why_not
from tests.hostile.notebooks import ROOT, cell, dump

SAMPLE = Path(__file__).parent / "capstone" / "sample_questions.csv"
KNOWN = known_ids(ROOT)
QUESTIONS = read_questions(SAMPLE, KNOWN)
needs_sandbox = pytest.mark.skipif(bool(why_not()), reason=why_not())
pytestmark = pytest.mark.timeout(600)

GOOD = load_chapter(ROOT, "capstone").exercises["retrieve"].solution
RETRIEVE = "def retrieve(question, docs, k):\n    "
IDS = 'docs["doc_id"].tolist()'
# Program -> status and fault. Every one of them stands in one run beside the honest ones.
ENTRIES: dict[str, tuple[str, str, str]] = {
    "honest": (GOOD, "ranked", ""),
    "as_baseline": ("retrieve = baseline", "ranked", ""),
    "first_rows": (f"{RETRIEVE}return {IDS}[:k]", "ranked", ""),
    "array": (f"{RETRIEVE}return docs['doc_id'].to_numpy()[:k]", "ranked", ""),
    "changes_docs": (
        f"{RETRIEVE}docs.drop(docs.index[3:5], inplace=True)\n    return {IDS}[:k]", "ranked", "",
    ),
    "endless": (f"{RETRIEVE}while True: pass", "invalid", "timeout"),
    "endless_program": ("while True: pass", "invalid", "timeout"),
    "raises": (f"{RETRIEVE}return [][len(question)]", "invalid", "raised"),
    "raises_sometimes": (
        f"{RETRIEVE}assert 'Visa' not in question\n    return {IDS}[:k]", "invalid", "raised",
    ),
    "raises_the_question": (
        f"{RETRIEVE}raise type(question, (Exception,), {{}})", "invalid", "raised",
    ),
    "exits": (f"{RETRIEVE}raise SystemExit", "invalid", "raised"),
    "ends_python": (f"{RETRIEVE}import os; os._exit(0)", "invalid", "ended"),
    "program_raises": ("1 / 0", "invalid", "program_raised"),
    "twice": (f"{RETRIEVE}return {IDS}[:1] * k", "invalid", "repeated_ids"),
    "unknown": (f"{RETRIEVE}return [f'd{{n:03d}}' for n in range(k)]", "invalid", "unknown_ids"),
    "too_few": (f"{RETRIEVE}return {IDS}[: k - 1]", "invalid", "wrong_count"),
    "too_many": (f"{RETRIEVE}return {IDS}[: k + 1]", "invalid", "wrong_count"),
    "endless_list": (f"{RETRIEVE}return ['d01'] * 10_000_000", "invalid", "wrong_count"),
    "positions": (f"{RETRIEVE}return list(range(k))", "invalid", "not_ids"),
    "none": (f"{RETRIEVE}return None", "invalid", "not_a_list"),
    "one_text": (f"{RETRIEVE}return ' '.join({IDS}[:k])", "invalid", "not_a_list"),
    "a_set": (f"{RETRIEVE}return set({IDS}[:k])", "invalid", "not_a_list"),
    "table": (f"{RETRIEVE}return docs.head(k)", "invalid", "not_a_list"),
    "generator": (f"{RETRIEVE}return (name for name in {IDS}[:k])", "invalid", "not_a_list"),
    "liar": (
        "class Liar(str):\n    def __eq__(self, other): return True\n"
        "    def __hash__(self): return 0\n"
        f"{RETRIEVE}return [Liar('d01') for _ in range(k)]", "invalid", "not_ids",
    ),
    "chance": (
        f"import random\n{RETRIEVE}return random.sample({IDS}, k)", "invalid", "not_repeatable",
    ),
    "no_function": ("retrieve = 3", "invalid", "raised"),
    "other_name": (f"{RETRIEVE}return 1".replace("retrieve", "search"), "invalid", "no_function"),
    "not_python": ("def retrieve(:", "invalid", "program_raised"),
    "blank": (f"{RETRIEVE}return ___", "invalid", "blank"),
    "empty": ("# later", "invalid", "empty"),
    "reads_gold": (
        # Looks for the questions' file wherever it could be; then for whatever the grader left.
        "import glob, os, gc\n"
        "places = ['/', '/course', '/engine', '/tmp', '/etc', '/home', '/root', '/dev/shm']\n"
        "seen = [f for p in places for d in ('*', '*/*') for f in glob.glob(p + '/' + d)\n"
        "        if 'questions' in f and 'kb_' not in f]\n"
        "seen += [f for f in glob.glob('/proc/*/environ') if 'gold' in open(f).read()]\n"
        "seen += [o for o in gc.get_objects() if type(o).__name__ == 'Question']\n"
        f"{RETRIEVE}return {IDS}[::-1][:k] if seen else {IDS}[:k]", "ranked", "",
    ),
    "prints_guesses": (
        f"{RETRIEVE}print('{{\"gold\": \"d01\"}}' * 1000)\n    return {IDS}[:k]", "ranked", "",
    ),
}  # fmt: skip


def notebook(code: str | None, student_id: str, name: str = "ก") -> bytes:
    about = {"format": 1, "course": "retrieval-th", "chapter": "capstone"}
    cells = [cell("x = 1")] + ([] if code is None else [cell(code, "retrieve")])
    return dump(
        {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {"autograder": {**about, "student_id": student_id, "name": name}},
            "cells": cells,
        }
    )


def rows(out: Path) -> dict[str, dict[str, str]]:
    raw = (out / "capstone.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    return {row["student_id"]: row for row in csv.DictReader(io.StringIO(raw.decode("utf-8-sig")))}


# --- scores and places, without any program ------------------------------------------------------


def made(values: list[float]) -> Score:
    """A score with these nDCG values."""
    mean = Measured(sum(values) / len(values), 0.0, 1.0)
    return Score(tuple(values), dict.fromkeys(MEASURES, mean))


def entry(name: str, values: list[float], **more: object) -> Entry:
    return Entry(f"{name}.ipynb", name, name, "ranked", score=made(values), **more)  # type: ignore[arg-type]


def test_scores_are_the_reference_metrics() -> None:
    rankings = (("d05", "d02", "d09"), ("d01", "d02", "d09"), ("d07", "d08", "d03"))
    questions = [Question(str(n), str(n), gold) for n, gold in enumerate(("d02", "d04", "d07"))]
    found = score(Result(rankings), questions, 0)
    assert found.values == pytest.approx((0.63093, 0, 1), abs=1e-5)
    assert found.means["mrr"].value == pytest.approx(0.5)
    assert found.means["hit3"].value == pytest.approx(2 / 3)
    assert found.means["hit3"].low < 2 / 3 < found.means["hit3"].high
    assert found.values[0] == metrics.ndcg_at_k(rankings[0], {"d02"}, 10)


def test_places_are_shared_where_the_questions_cannot_tell() -> None:
    base = made([0.5] * 20)
    best, near = [1.0] * 20, [1.0] * 18 + [0.5, 0.6]
    poor, poorer = [0.3] * 20, [0.3] * 19 + [0.1]
    entries = [entry("d", poorer), entry("b", near), entry("a", best), entry("c", poor)]
    found = ranked(entries, base, 0)
    assert [(e.student_id, e.place) for e in found] == [("a", 1), ("b", 1), ("c", 3), ("d", 3)]
    assert found[0].difference is not None
    assert found[0].difference.value == pytest.approx(0.5)
    assert all(e.p <= e.p_holm <= 1 for e in found)
    assert found == ranked(entries[::-1], base, 0)


def test_equal_scores_share_a_place_whatever_the_order() -> None:
    entries = [entry(name, [0.4, 0.6]) for name in ("z", "a", "m")]
    assert [e.place for e in ranked(entries, made([0.5, 0.5]), 0)] == [1, 1, 1]


def test_the_later_file_of_a_learner_counts() -> None:
    first = entry("a", [0.9, 0.9], modified=1.0)
    later = Entry("b.ipynb", "a", "a", "invalid", fault="raised", modified=2.0)
    broken = Entry("c.ipynb", "a", "a", "unreadable", fault="truncated", modified=3.0)
    found = {e.file: e.status for e in ranked([first, later, broken], made([0.5, 0.5]), 0)}
    assert found == {"a.ipynb": "superseded", "b.ipynb": "invalid", "c.ipynb": "unreadable"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("question_id,question\nq1,?", "no column gold_doc_id"),
        ("question_id,question,gold_doc_id\n", "has no questions"),
        ("question_id,question,gold_doc_id\nq1,What?,d99", ":2"),
        ("question_id,question,gold_doc_id\nq1,,d01", ":2"),
        ("question_id,question,gold_doc_id\nq1,What?,d01\nq1,Who?,d02", ":3"),
        ("question_id,question,gold_doc_id\nq1,What?,d01\nq2,what?,d02", ":3"),
        ("question_id,question,gold_doc_id\nq1," + "x" * 400 + ",d01", ":2"),
    ],
)
def test_questions_that_cannot_be_scored(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "q.csv"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError, match=re.escape(said)):
        read_questions(file, KNOWN)
    with pytest.raises(ContentError, match="cannot be read"):
        read_questions(tmp_path / "gone.csv", KNOWN)


def test_every_fault_has_its_words() -> None:
    faults = {fault for _, _, fault in ENTRIES.values() if fault}
    faults |= {"malformed", "lost", "flood", "crashed", "no_cell", "superseded"}
    for fault in faults:
        assert fault in words.CAPSTONE or fault in words.ENDINGS, fault


def test_the_page_makes_no_markup_of_names(tmp_path: Path) -> None:
    hostile = '<script>alert("x")</script>'
    base = made([0.5] * 4)
    found = ranked([Entry("<b>.ipynb", "1", hostile, "ranked", score=base)], base, 0)
    others = (*found, Entry("x", "2", hostile, "invalid", fault="raised", detail="<i>", count=2))
    options = Options(ROOT, (), SAMPLE, tmp_path, Limits())
    html = page(Outcome(base, others, 4), options)
    assert "<script>" not in html
    assert "<i>" not in html
    assert "&lt;script&gt;" in html
    assert not re.search(r'(src|href)="(?!#)', html)
    from dataclasses import replace

    hidden = page(Outcome(base, others, 4), replace(options, anonymous=True))
    assert "alert" not in hidden
    assert "ผู้เรียน 1" in hidden


# --- whole runs ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Every entry, and files that cannot be read, in one run."""
    if why_not():
        pytest.skip(why_not())
    folder, out = tmp_path_factory.mktemp("in"), tmp_path_factory.mktemp("out")
    for name, (code, _, _) in ENTRIES.items():
        (folder / f"{name}.ipynb").write_bytes(notebook(code, name))
    (folder / "broken.ipynb").write_bytes(notebook(GOOD, "broken")[:200])
    (folder / "nothing.ipynb").write_bytes(notebook(None, "nothing"))
    arguments = ["capstone", str(folder), "--questions", str(SAMPLE), "--out", str(out)]
    assert main([*arguments, "--timeout", "4"]) == 0
    return folder, out


@needs_sandbox
def test_every_file_has_its_row(run: tuple[Path, Path]) -> None:
    found = rows(run[1])
    wrong = {}
    for name, (_, status, fault) in ENTRIES.items():
        row = found[name]
        told = (row["status"], row["notes"].split(" ")[0] if fault else "")
        if told != (status, fault):
            wrong[name] = (told, row["notes"])
    assert wrong == {}
    assert found["nothing"]["status"] == "missing"
    assert {row["status"] for row in found.values()} >= {"unreadable", "baseline"}
    assert list(found["honest"]) == list(COLUMNS)


@needs_sandbox
def test_what_is_found_is_scored_outside(run: tuple[Path, Path]) -> None:
    found = rows(run[1])
    # The first ten documents, whatever the question: d03 … d09 are found, the others not.
    expected = sum(
        metrics.ndcg_at_k(KNOWN[:10], {question.gold}, 10) for question in QUESTIONS
    ) / len(QUESTIONS)
    for name in ("first_rows", "array", "reads_gold", "prints_guesses"):
        assert float(found[name]["ndcg10"]) == pytest.approx(expected, abs=1e-4), name
    assert found["as_baseline"]["ndcg10"] == found["baseline"]["ndcg10"]
    assert float(found["as_baseline"]["difference"]) == 0
    assert float(found["as_baseline"]["p"]) == 1
    assert float(found["honest"]["ndcg10"]) > expected
    low, value, high = (float(found["honest"][f"ndcg10{end}"]) for end in ("_low", "", "_high"))
    assert low <= value <= high


@needs_sandbox
def test_no_question_and_no_gold_is_told(run: tuple[Path, Path]) -> None:
    told = (run[1] / "capstone.html").read_text("utf-8") + (run[1] / "capstone.csv").read_text(
        "utf-8"
    )
    for question in QUESTIONS:
        assert question.text[:25] not in told


@needs_sandbox
def test_the_same_run_gives_the_same_bytes(tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    for name in ("honest", "as_baseline", "first_rows", "too_few"):
        (folder / f"{name}.ipynb").write_bytes(notebook(ENTRIES[name][0], name))
    made_twice = []
    for out in (tmp_path / "a", tmp_path / "b"):
        outcome = rank_class(Options(ROOT, (folder,), SAMPLE, out, Limits(seconds=20), seed=5))
        assert outcome.questions == len(QUESTIONS)
        made_twice.append([(out / f"capstone.{kind}").read_bytes() for kind in ("csv", "html")])
    assert made_twice[0] == made_twice[1]


def test_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "out")]
    gone = ["capstone", str(tmp_path / "gone"), "--questions", str(SAMPLE), *out]
    if not why_not():
        assert main(gone) == 2
        assert "not there" in capsys.readouterr().err
        (tmp_path / "q.csv").write_text("a,b\n", "utf-8")
        assert main(["capstone", str(tmp_path), "--questions", str(tmp_path / "q.csv"), *out]) == 2
        assert "no column" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["capstone", str(tmp_path), *out])


def test_no_answer_is_packed_for_the_sandbox() -> None:
    from autograder.grading.retrievers import Retrievers

    retrievers = Retrievers(ROOT, [question.text for question in QUESTIONS])
    packed = retrievers.runner.course.chapters
    assert QUESTIONS[0].text.encode() in packed
    assert b"gold_ranks" in packed  # given.py is there
    assert b"sublinear_tf" not in packed  # no solution
    part = retrievers.parts[0]
    assert (part.solution, part.mistakes, part.variants) == ("", (), ())
    assert json.dumps([question.gold for question in QUESTIONS]).encode() not in packed
    retrievers.close()
