"""The chapter `metrics`: its figures are computed and right, its draft has the published faults."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from autograder import metrics as m
from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "metrics.md").read_text(encoding="utf-8")
ARTICLE = json.loads((ROOT / "tests" / "facts.json").read_text(encoding="utf-8"))["article"]

CELL = re.compile(r"^```\{code-cell\} ipython3\n(.*?)^```$", re.S | re.M)
STEP = re.compile(r"^```\{step-code\} \w+\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The namespace after all cells, hidden ones too, in the page's order."""
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    namespace: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        for cell in CELL.finditer(PAGE):
            exec(OPTION.sub("", cell[1]), namespace)
    return namespace


@pytest.fixture(scope="module")
def given() -> dict[str, Any]:
    """The namespace of given.py."""
    namespace: dict[str, Any] = {}
    source = (ROOT / "exercises" / "metrics" / "given.py").read_text(encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        exec(compile(source, "given.py", "exec"), namespace)
    return namespace


def draft_of(given: dict[str, Any]) -> Any:
    draft = given["DraftEvaluator"]()
    for row in given["draft_rows"]:
        draft.add(row["query"], row["retrieved"], row["relevant"], row["grades"])
    return draft


# --- the article's examples and faults ------------------------------------------------------------


def test_recall_example_and_the_misprint(given: dict[str, Any], page: dict[str, Any]) -> None:
    example, claim = ARTICLE["recall_example"], given["claim"]
    assert claim["retrieved"] == example["retrieved"]
    assert claim["relevant"] == set(example["relevant"])
    right = {int(k): value for k, value in example["recall_at"].items()}
    assert {
        k: round(m.recall_at_k(claim["retrieved"], claim["relevant"], k), 4) for k in right
    } == right
    assert {k for k in right if claim["printed"][k] != right[k]} == {1}
    assert (page["claim_k"], page["claim_printed"], float(page["claim_right"])) == (1, 0.0, 0.3333)


def test_mrr_example(page: dict[str, Any]) -> None:
    example = ARTICLE["mrr_example"]
    wanted = [float(eval(value)) for value in example["reciprocal_ranks"]]
    assert page["firsts"] == pytest.approx(wanted)
    assert [m.reciprocal_rank(*query) for query in page["examples"]] == pytest.approx(wanted)
    assert round(sum(page["firsts"]) / len(wanted), 4) == example["mrr"]


def test_ndcg_example() -> None:
    example = ARTICLE["ndcg_example"]
    namespace: dict[str, Any] = {}
    source = next(cell[1] for cell in CELL.finditer(PAGE) if ":cell: dcg_by_hand" in cell[1])
    exec("import numpy as np, pandas as pd\n" + OPTION.sub("", source), namespace)
    assert namespace["grades"] == example["retrieved_grades"]
    table = namespace["table"].set_index("rank")["ndcg"]
    assert {k: round(table[int(k)], 4) for k in example["ndcg_at"]} == example["ndcg_at"]


def test_draft_computes_as_the_article_does(given: dict[str, Any], page: dict[str, Any]) -> None:
    example = ARTICLE["evaluator_example"]
    rows = [
        {
            "query": row["id"],
            "retrieved": row["retrieved"],
            "relevant": set(row["relevant"]),
            "grades": row["grades"],
        }
        for row in example["queries"]
    ]
    assert given["draft_rows"] == rows
    wanted = example["as_the_seed_computes"]
    assert draft_of(given).report([1, 3, 5]) == wanted
    assert page["drafted"] == wanted
    assert page["draft_ndcg5"] == wanted["ndcg@5"]
    assert page["draft_recall5"] == wanted["recall@5"]


def test_draft_crashes_with_its_own_default(given: dict[str, Any]) -> None:
    with pytest.raises(ZeroDivisionError):
        draft_of(given).report()


def test_draft_takes_the_ideal_from_what_was_retrieved(
    given: dict[str, Any], page: dict[str, Any]
) -> None:
    assert given["draft_ndcg"]([1, 0, 1, 0, 0], 5) == 0.9197
    assert m.ndcg_at_k("ABCDE", {"A": 1, "C": 1, "F": 1}, 5) == pytest.approx(0.703918, abs=1e-6)
    assert float(page["q12_draft"]) > float(page["q12_right"])


def test_draft_leaves_short_lists_out(given: dict[str, Any]) -> None:
    draft = given["DraftEvaluator"]()
    draft.add("good", ["A", "B"], {"A"}, [1, 0])
    draft.add("poor", ["B"], {"A"}, [0])
    assert draft.report([2])["ndcg@2"] == 1.0  # the mean over both is 0.5


def test_draft_rows_contradict_themselves(given: dict[str, Any], page: dict[str, Any]) -> None:
    first = given["draft_rows"][0]
    assert first["grades"][0] == 3
    assert first["retrieved"][0] not in first["relevant"]
    assert page["n_contradictions"] >= 1


def test_draft_rounds_before_it_averages(given: dict[str, Any], page: dict[str, Any]) -> None:
    draft = given["DraftEvaluator"]()
    for query, retrieved in {"q1": "AB", "q2": "AB", "q3": "XY"}.items():
        draft.add(query, list(retrieved), {"A", "B", "C"})
    assert draft.report([2])["recall@2"] == 0.4445 != round(4 / 9, 4)
    assert (page["rounded_mean"], page["exact_mean"]) == ("0.4445", "0.4444")


@pytest.mark.parametrize("fault", ["ideal", "short", "rounding"])
def test_one_fault_at_a_time(given: dict[str, Any], fault: str) -> None:
    """`evaluator_with` without a fault is the reference; with one it differs from it."""
    qrels, ranked = given["qrels"], given["ranked"]
    right = given["evaluator_with"]()(qrels, ranked, (1, 3, 5))
    for k in (1, 3, 5):
        for name, metric in (("recall", m.recall_at_k), ("ndcg", m.ndcg_at_k)):
            values = [metric(ranked.get(q, []), grades, k) for q, grades in qrels.items()]
            assert right[f"{name}@{k}"] == pytest.approx(m.mean_over_queries(values))
    assert given["evaluator_with"](fault)(qrels, ranked, (1, 3, 5)) != right


# --- the data -------------------------------------------------------------------------------------


def test_the_run_is_that_of_the_baseline(given: dict[str, Any]) -> None:
    from sklearn.feature_extraction.text import TfidfVectorizer

    docs, questions = given["docs"], given["qs"].set_index("question_id")["question"].to_dict()
    questions |= {"x01": "Can I pay with a gift card?", "x02": "Where is my stuff?"}
    vectorizer = TfidfVectorizer(stop_words="english")
    vectors = vectorizer.fit_transform(docs["text"])
    for query in given["qrels"]:
        similarity = (vectorizer.transform([questions[query]]) @ vectors.T).toarray()[0]
        best = [i for i in (-similarity).argsort(kind="stable")[:5] if similarity[i] > 0]
        wanted = {docs["doc_id"][i]: round(float(similarity[i]), 3) for i in sorted(best)}
        assert given["run"].get(query, {}) == wanted, query


def test_the_gold_document_has_the_best_grade(given: dict[str, Any]) -> None:
    gold = given["qs"].set_index("question_id")["gold_doc_id"]
    ids = set(given["docs"]["doc_id"])
    for query, grades in given["qrels"].items():
        assert set(grades) <= ids, query
        assert set(grades.values()) <= {0, 1, 2, 3}, query
        if query in gold:
            assert [doc_id for doc_id in grades if grades[doc_id] == 3] == [gold[query]], query


def test_the_hard_cases_are_there(page: dict[str, Any]) -> None:
    assert page["undefined_query"] == "x01"
    assert page["unanswered"] == "x02"
    assert page["n_short"] >= 3
    assert page["shown_relevant"] == 3


# --- what the page claims -------------------------------------------------------------------------


def test_quoted_names_are_plain(page: dict[str, Any]) -> None:
    for name in re.findall(r"\{eval\}`(\w+)`", PAGE):
        assert type(page[name]) in (str, int, float), name


def test_scikit_learns_trap(page: dict[str, Any]) -> None:
    assert (page["ndcg_trap"], page["ndcg_right"]) == ("0.919721", "0.703918")
    assert (page["ap_trap"], page["ap_right"]) == ("0.833333", "0.555556")
    padded = next(cell[1] for cell in CELL.finditer(PAGE) if ":cell: sklearn_whole" in cell[1])
    assert "[0] * k + [1]" in padded
    from sklearn.metrics import ndcg_score

    assert f"{ndcg_score([page['whole']], [page['order']], k=5):.6f}" == page["ndcg_right"]


def test_leaving_the_choice_to_the_run_flatters_it(page: dict[str, Any]) -> None:
    assert float(page["fig_mrr_run"]) > float(page["fig_mrr"])


def test_two_wrong_choices_of_queries_cancel(page: dict[str, Any]) -> None:
    rates = [
        sum(page["hits"][query] for query in queries) / len(queries)
        for queries in page["ways"].values()
    ]
    all_in_run, all_in_qrels, defined_in_run, right = rates
    assert all_in_run == right
    assert all_in_qrels < right < defined_in_run


def test_figures_are_the_reference_metrics(page: dict[str, Any]) -> None:
    """The mended evaluator, the exercise's own solution, gives what the page quotes."""
    exercise = load_chapter(ROOT, "metrics").exercises["mend_draft"]
    namespace = {name: page[name] for name in ("math", "np", "gains", "qrels", "ranked")}
    exec(exercise.solution, namespace)
    table = namespace["Evaluator"](page["qrels"]).report(page["ranked"])
    assert f"{table['mrr']:.4f}" == page["fig_mrr"]
    assert f"{table['recall@5']:.4f}" == page["fig_recall5"]
    assert f"{table['ndcg@5']:.4f}" == page["fig_ndcg5"]
    assert table["queries"] == page["n_answerable"]
    assert all(math.isfinite(value) for value in table.values())


def test_worked_examples_run(given: dict[str, Any]) -> None:
    namespace = dict(given)
    for step in STEP.finditer(PAGE):
        exec(step[1], namespace)
    assert namespace["dcg"] / namespace["ideal"] == pytest.approx(
        m.ndcg_at_k(given["ranked"]["q22"], given["qrels"]["q22"], 5)
    )
    assert given["verdict"](namespace["test_repeats"], given["draft_recall"]) == "ไม่ผ่าน"
    assert given["verdict"](namespace["test_repeats"], namespace["mended_recall"]) == "ผ่าน"


def test_every_exercise_and_question_is_in_the_page_once() -> None:
    chapter = load_chapter(ROOT, "metrics")
    placed = re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)
    assert sorted(placed) == sorted(chapter.exercises)
    assert re.findall(r"^```\{quiz\} (\w+)$", PAGE, re.M) == [q.id for q in chapter.quiz]
    order = ["blank", "basic", "applied", "challenge"]
    levels = [order.index(chapter.exercises[id].level) for id in placed]
    assert levels == sorted(levels)
    assert f":minutes: {chapter.minutes}\n" in PAGE
    assert f"# {chapter.title}\n" in PAGE
