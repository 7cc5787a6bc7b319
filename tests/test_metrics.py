"""The reference metrics: on every shared vector, by properties, and beside four libraries."""

from __future__ import annotations

import doctest
import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder import metrics as m

VECTORS = json.loads((Path(__file__).parent / "metric_vectors.json").read_text("utf-8"))
FACTS = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))["article"]
CASES = VECTORS["cases"]

FUNCTIONS = {
    "hit": m.hit_at_k,
    "P": m.precision_at_k,
    "R": m.recall_at_k,
    "RR": m.reciprocal_rank,
    "AP": m.average_precision,
    "nDCG_lin": m.ndcg_at_k,
    "nDCG_exp": lambda r, g, k: m.ndcg_at_k(r, g, k, gain="exponential"),
}


def compute(name: str, retrieved, grades) -> float:
    base, _, k = name.partition("@")
    return FUNCTIONS[base](retrieved, grades, int(k) if k else None)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_vectors(case):
    assert len(case["expected"]) >= 20
    for name, expected in case["expected"].items():
        value = compute(name, case["retrieved"], case["qrels"])
        if expected is None:
            assert math.isnan(value), name
        else:
            assert value == pytest.approx(expected, abs=1e-6), name


LIBRARIES = ("pytrec_eval", "ir_measures", "ranx")


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_vectors_hold_what_the_libraries_gave(case):
    """Each library agrees with us on every case but those that the vectors name."""
    for library in LIBRARIES:
        differs = False
        for name, theirs in case["libraries"][library].items():
            if name not in case["expected"]:  # what it said instead of values
                continue
            ours = compute(name, case["retrieved"], case["qrels"])
            agrees = theirs == pytest.approx(ours, abs=2e-5) if isinstance(theirs, float) else False
            # A library that reports nothing where nothing is defined says the same as we do.
            differs |= not agrees and not (math.isnan(ours) and not isinstance(theirs, float))
        if library not in case["libraries_that_differ"]:
            assert not differs, library


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_vectors_of_scikit_learn(case):
    """Without repeats, ties and grades below 0 it agrees where padded, and fed with the retrieved
    documents only it never gives less.
    """
    if "sklearn_ndcg_score" not in case["libraries"]:
        return
    found = case["libraries"]["sklearn_ndcg_score"]
    plain = all(
        len(set(values)) == len(values) for values in (case["retrieved"], case["scores"])
    ) and all(grade >= 0 for grade in case["qrels"].values())
    for name, theirs in found.get("padded_ignore_ties", {}).items():
        ours = compute(name, case["retrieved"], case["qrels"])
        if plain and isinstance(theirs, float) and not math.isnan(ours):
            assert theirs == pytest.approx(ours, abs=2e-5), name
            trap = found["retrieved_only_ignore_ties"].get(name)
            assert not isinstance(trap, float) or trap >= ours - 2e-5, name


def test_doctests():
    result = doctest.testmod(m)
    assert result.attempted >= 10
    assert result.failed == 0


# --- the article's figures -----------------------------------------------------------------------


def test_article_recall():
    example = FACTS["recall_example"]
    for k, expected in example["recall_at"].items():
        value = m.recall_at_k(example["retrieved"], set(example["relevant"]), int(k))
        assert round(value, 4) == expected


def test_article_mrr():
    queries = [
        (["doc_X", "doc_Y", "doc_Z"], {"doc_Z"}),
        (["doc_A", "doc_B", "doc_C"], {"doc_B", "doc_D"}),
        (["doc_1", "doc_2", "doc_3"], {"doc_9"}),
    ]
    mrr = m.mean_over_queries(m.reciprocal_rank(*query) for query in queries)
    assert round(mrr, 4) == FACTS["mrr_example"]["mrr"]


def test_article_ndcg():
    example = FACTS["ndcg_example"]
    grades = {f"d{place}": grade for place, grade in enumerate(example["retrieved_grades"])}
    for k, expected in example["ndcg_at"].items():
        assert round(m.ndcg_at_k(list(grades), grades, int(k)), 4) == expected


def test_unretrieved_documents_count_in_the_ideal():
    """What the article and scikit-learn fed with retrieved documents get wrong."""
    grades = {"A": 1, "C": 1, "F": 1}
    assert m.ndcg_at_k(["A", "B", "C"], grades, 3) == pytest.approx(0.703918, abs=1e-6)


# --- properties ----------------------------------------------------------------------------------

IDS = st.sampled_from([f"d{number}" for number in range(12)])
RANKINGS = st.lists(IDS, max_size=20)
GRADES = st.dictionaries(IDS, st.integers(-1, 3), max_size=12)
KS = st.integers(1, 15)


@given(RANKINGS, GRADES, KS)
def test_within_zero_and_one_or_undefined(retrieved, grades, k):
    defined = any(grade > 0 for grade in grades.values())
    for name, function in FUNCTIONS.items():
        value = function(retrieved, grades, k)
        if not defined:
            assert math.isnan(value), name
        else:
            assert -1e-12 <= value <= 1 + 1e-12, name


@given(RANKINGS, GRADES, KS)
def test_repeats_change_nothing(retrieved, grades, k):
    once = list(dict.fromkeys(retrieved))
    for name, function in FUNCTIONS.items():
        assert function(retrieved, grades, k) == pytest.approx(
            function(once, grades, k), nan_ok=True
        ), name


@given(RANKINGS, GRADES)
def test_grow_with_k(retrieved, grades):
    for name in ("hit", "R", "RR", "AP"):
        values = [FUNCTIONS[name](retrieved, grades, k) for k in range(1, 13)]
        assert math.isnan(values[0]) or values == sorted(values), name


@given(RANKINGS, GRADES, KS)
def test_found_documents_grow_with_k(retrieved, grades, k):
    """P@k itself may fall, the documents behind it (P@k times k) may not."""
    counts = [m.precision_at_k(retrieved, grades, k + more) * (k + more) for more in range(3)]
    assert math.isnan(counts[0]) or counts == pytest.approx(sorted(counts))


@given(RANKINGS, GRADES, KS, st.randoms(use_true_random=False))
def test_the_order_beyond_k_does_not_count(retrieved, grades, k, random):
    once = list(dict.fromkeys(retrieved))
    rest = once[k:]
    random.shuffle(rest)
    for name, function in FUNCTIONS.items():
        assert function(once[:k] + rest, grades, k) == pytest.approx(
            function(once, grades, k), nan_ok=True
        ), name
        assert function(once[:k], grades, k) == pytest.approx(
            function(once, grades, k), nan_ok=True
        ), name


@given(RANKINGS, GRADES, KS, st.randoms(use_true_random=False))
def test_the_order_within_k_does_not_count_for_sets(retrieved, grades, k, random):
    once = list(dict.fromkeys(retrieved))
    top = once[:k]
    random.shuffle(top)
    for name in ("hit", "P", "R"):
        assert FUNCTIONS[name](top + once[k:], grades, k) == pytest.approx(
            FUNCTIONS[name](once, grades, k), nan_ok=True
        ), name


@given(RANKINGS, GRADES, KS, st.permutations(range(12)))
def test_names_and_the_order_of_judgements_do_not_count(retrieved, grades, k, permutation):
    other = {f"d{number}": f"e{permutation[number]}" for number in range(12)}
    renamed = {other[id]: grades[id] for id in sorted(grades, key=lambda id: other[id])}
    for name, function in FUNCTIONS.items():
        assert function([other[id] for id in retrieved], renamed, k) == pytest.approx(
            function(retrieved, grades, k), nan_ok=True
        ), name


@given(RANKINGS, GRADES, KS)
def test_documents_judged_zero_are_as_those_not_judged(retrieved, grades, k):
    relevant = {id: grade for id, grade in grades.items() if grade > 0}
    for name, function in FUNCTIONS.items():
        assert function(retrieved, grades, k) == pytest.approx(
            function(retrieved, relevant, k), nan_ok=True
        ), name


@given(RANKINGS, GRADES)
def test_no_k_is_a_k_beyond_everything(retrieved, grades):
    for function in (m.reciprocal_rank, m.average_precision, m.ndcg_at_k):
        assert function(retrieved, grades) == pytest.approx(
            function(retrieved, grades, 40), nan_ok=True
        )


@given(RANKINGS, GRADES, KS)
def test_a_missed_document_never_helps(retrieved, grades, k):
    """One more relevant document that is not retrieved raises no value."""
    more = {**grades, "missed": 3}
    for name in ("R", "AP", "nDCG_lin", "nDCG_exp"):
        before, after = (FUNCTIONS[name](retrieved, some, k) for some in (grades, more))
        assert math.isnan(before) or after <= before + 1e-12, name


@given(GRADES.filter(lambda grades: any(grade > 0 for grade in grades.values())), KS)
def test_the_ideal_order_has_ndcg_one(grades, k):
    ideal = sorted(grades, key=lambda id: -grades[id])
    assert m.ndcg_at_k(ideal, grades, k) == pytest.approx(1.0)
    assert m.ndcg_at_k(ideal, grades, k, gain="exponential") == pytest.approx(1.0)


@given(RANKINGS.filter(lambda ids: len(set(ids)) > 1), GRADES, st.data())
def test_moving_a_better_document_up_never_harms(retrieved, grades, data):
    once = list(dict.fromkeys(retrieved))
    place = data.draw(st.integers(0, len(once) - 2))
    upper, lower = once[place], once[place + 1]
    if max(grades.get(lower, 0), 0) < max(grades.get(upper, 0), 0):
        upper, lower = lower, upper
        once[place], once[place + 1] = upper, lower
    swapped = [*once]
    swapped[place], swapped[place + 1] = once[place + 1], once[place]
    for name, function in FUNCTIONS.items():
        before, after = function(once, grades, 12), function(swapped, grades, 12)
        assert math.isnan(before) or after >= before - 1e-12, name


@given(RANKINGS, GRADES, KS)
def test_a_set_means_grade_one(retrieved, grades, k):
    relevant = {id for id, grade in grades.items() if grade > 0}
    for name in ("hit", "P", "R", "RR", "AP"):
        assert FUNCTIONS[name](retrieved, relevant, k) == pytest.approx(
            FUNCTIONS[name](retrieved, grades, k), nan_ok=True
        )


def test_refuses_what_has_no_meaning():
    with pytest.raises(ValueError, match="k is 0"):
        m.recall_at_k(["a"], {"a"}, 0)
    with pytest.raises(ValueError, match="none of"):
        m.dcg_at_k(["a"], {"a"}, 1, gain="cubic")


# --- beside other libraries, where they mean the same ---------------------------------------------


def plain_cases(count: int = 40):
    """Rankings without ties, repeats and negative grades: there all libraries agree."""
    import random

    rng = random.Random(11)
    ids = [f"d{number:02d}" for number in range(14)]
    for _ in range(count):
        retrieved = rng.sample(ids, rng.randint(1, 12))
        grades = {id: rng.randint(0, 3) for id in rng.sample(ids, rng.randint(2, 12))}
        if any(grades.values()):
            yield retrieved, grades


def run_of(retrieved):
    return {id: float(len(retrieved) - place) for place, id in enumerate(retrieved)}


NAMES = [f"{base}@{k}" for base in ("hit", "P", "R", "RR", "AP", "nDCG_lin") for k in (1, 3, 5)]


def test_agrees_with_pytrec_eval():
    import pytrec_eval

    for retrieved, grades in plain_cases():
        measures = {"P.1,3,5", "recall.1,3,5", "ndcg_cut.1,3,5", "map_cut.1,3,5", "success.1,3,5",
                    "recip_rank", "map", "ndcg"}  # fmt: skip
        evaluator = pytrec_eval.RelevanceEvaluator({"q": grades}, measures)
        found = evaluator.evaluate({"q": run_of(retrieved)})["q"]
        for k in (1, 3, 5):
            pairs = {
                f"P_{k}": f"P@{k}",
                f"recall_{k}": f"R@{k}",
                f"ndcg_cut_{k}": f"nDCG_lin@{k}",
                f"map_cut_{k}": f"AP@{k}",
                f"success_{k}": f"hit@{k}",
            }
            for theirs, ours in pairs.items():
                assert compute(ours, retrieved, grades) == pytest.approx(found[theirs]), ours
        assert compute("RR", retrieved, grades) == pytest.approx(found["recip_rank"])
        assert compute("AP", retrieved, grades) == pytest.approx(found["map"])
        assert compute("nDCG_lin", retrieved, grades) == pytest.approx(found["ndcg"])


def test_agrees_with_ir_measures():
    import ir_measures
    from ir_measures import AP, RR, P, R, Success, nDCG

    measures = {
        f"{name}@{k}": measure @ k
        for name, measure in (
            ("P", P), ("R", R), ("nDCG_lin", nDCG), ("AP", AP), ("hit", Success), ("RR", RR),
        )
        for k in (1, 3, 5)
    }  # fmt: skip
    for retrieved, grades in plain_cases(20):
        found = ir_measures.calc_aggregate(
            measures.values(), {"q": grades}, {"q": run_of(retrieved)}
        )
        for name, measure in measures.items():
            assert compute(name, retrieved, grades) == pytest.approx(found[measure]), name


def test_agrees_with_ranx():
    """Three measures only: ranx compiles each one when first used, ten seconds a piece."""
    from ranx import Qrels, Run, evaluate

    theirs = {"RR": "mrr", "AP": "map", "nDCG_lin": "ndcg"}
    cases = [(r, g) for r, g in plain_cases(20) if any(grade > 0 for grade in g.values())]
    # ranx takes relevant documents only; judged ones with grade 0 change nothing.
    qrels = {
        f"q{number}": {id: grade for id, grade in grades.items() if grade > 0}
        for number, (_, grades) in enumerate(cases)
    }
    runs = {f"q{number}": run_of(retrieved) for number, (retrieved, _) in enumerate(cases)}
    found = evaluate(Qrels(qrels), Run(runs), [f"{name}@5" for name in theirs.values()])
    for ours, other in theirs.items():
        mean = m.mean_over_queries(compute(f"{ours}@5", *case) for case in cases)
        assert mean == pytest.approx(found[f"{other}@5"]), ours


def test_agrees_with_scikit_learn_where_padded():
    import numpy as np
    from sklearn.metrics import ndcg_score

    for retrieved, grades in plain_cases(20):
        for k in (1, 3, 5):
            # Unretrieved documents go below k dummies, else a short list lets them in.
            rest = [id for id in grades if id not in retrieved]
            truth = [grades.get(id, 0) for id in retrieved] + [0] * k + [grades[id] for id in rest]
            score = np.arange(len(truth), 0, -1)
            expected = ndcg_score([truth], [score], k=k)
            assert m.ndcg_at_k(retrieved, grades, k) == pytest.approx(expected)


def test_agrees_with_scikit_learns_average_precision_where_all_is_retrieved():
    """With a relevant document missing it must differ: it cannot know of that document."""
    import numpy as np
    from sklearn.metrics import average_precision_score

    compared = missed = 0
    for retrieved, grades in plain_cases():
        truth = [int(grades.get(id, 0) > 0) for id in retrieved]
        if not any(truth):
            continue
        theirs = average_precision_score(truth, np.arange(len(truth), 0, -1))
        ours = m.average_precision(retrieved, grades)
        if sum(truth) == sum(grade > 0 for grade in grades.values()):
            compared += 1
            assert ours == pytest.approx(theirs)
        else:
            missed += 1
            assert ours < theirs
    assert compared >= 3
    assert missed >= 10


def test_the_books_tie_rule_is_a_stable_sort():
    ids = [f"d{number:03d}" for number in range(40)]
    assert m.ranking(ids, [1.0] * 40) == ids
