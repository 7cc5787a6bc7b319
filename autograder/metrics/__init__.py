"""Reference metrics of retrieval, in the meaning of trec_eval, for one query and for many.

A ranking is a sequence of document ids, best first. ``grades`` maps the judged documents to their
grade; a grade above 0 is relevant; a set (or list) of ids means grade 1 for each. What every
function here holds to:

* The order of the list is the rank. A repeated id counts once, at its first place; later ids move
  up.
* Where no relevant document is judged, a metric is undefined: ``nan``, never 0.
* ``P@k`` divides by ``k`` also when the list is shorter; ``AP@k`` by all relevant documents.
* The ideal ranking of ``nDCG@k`` is made of all judged documents, not only of retrieved ones.

Sources: Voorhees and Harman, "TREC: Experiment and Evaluation in Information Retrieval" (2005), and
trec_eval 9; Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques", ACM TOIS
20(4), 2002, with the discount ``log2(rank + 1)`` of Burges et al. (2005).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

__all__ = [
    "average_precision",
    "dcg_at_k",
    "gains",
    "hit_at_k",
    "mean_over_queries",
    "ndcg_at_k",
    "precision_at_k",
    "ranking",
    "recall_at_k",
    "reciprocal_rank",
]

Grades = Mapping[Hashable, float] | Iterable[Hashable]
Vector = npt.NDArray[np.float64]
_GAINS: dict[str, Callable[[Vector], Vector]] = {
    "linear": lambda grades: grades,
    "exponential": lambda grades: np.exp2(grades) - 1.0,
}


def ranking(ids: Sequence[Hashable], scores: Iterable[float]) -> list[Hashable]:
    """The ids by falling score; equal scores keep their order (a stable sort, as in the book).

    >>> ranking(["a", "b", "c"], [0.2, 0.9, 0.2])
    ['b', 'a', 'c']
    """
    order = np.argsort(-np.asarray(list(scores), dtype=float), kind="stable")
    return [ids[place] for place in order.tolist()]


def gains(retrieved: Iterable[Hashable], grades: Grades) -> Vector:
    """The grade at each rank (0 for documents that are not judged), repeated ids left out.

    >>> gains(["a", "x", "a", "b"], {"a": 2, "b": 1}).tolist()
    [2.0, 0.0, 1.0]
    """
    judged = _judged(grades)
    return np.array([judged.get(id, 0.0) for id in dict.fromkeys(retrieved)], dtype=float)


def precision_at_k(retrieved: Iterable[Hashable], grades: Grades, k: int) -> float:
    """Relevant documents among the first ``k``, divided by ``k``.

    >>> precision_at_k(["A", "B", "C"], {"A", "C", "F"}, 5)
    0.4
    """
    if not _relevant_count(grades):
        return float("nan")
    return _hits(retrieved, grades, _checked(k)) / k


def recall_at_k(retrieved: Iterable[Hashable], grades: Grades, k: int) -> float:
    """Relevant documents among the first ``k``, divided by all relevant ones.

    >>> round(recall_at_k(["doc_A", "doc_B", "doc_C"], {"doc_A", "doc_C", "doc_F"}, 1), 4)
    0.3333
    """
    count = _relevant_count(grades)
    return _hits(retrieved, grades, _checked(k)) / count if count else float("nan")


def hit_at_k(retrieved: Iterable[Hashable], grades: Grades, k: int) -> float:
    """1.0 if a relevant document is among the first ``k``, else 0.0 (also called success@k).

    >>> hit_at_k(["A", "B"], {"B"}, 1), hit_at_k(["A", "B"], {"B"}, 2)
    (0.0, 1.0)
    """
    if not _relevant_count(grades):
        return float("nan")
    return float(_hits(retrieved, grades, _checked(k)) > 0)


def reciprocal_rank(retrieved: Iterable[Hashable], grades: Grades, k: int | None = None) -> float:
    """1 divided by the rank (from 1) of the first relevant document; 0.0 if none is there.

    ``k`` looks at the first ``k`` only. Its mean over queries is MRR.

    >>> reciprocal_rank(["X", "Y", "Z"], {"Y"})
    0.5
    """
    if not _relevant_count(grades):
        return float("nan")
    found = np.flatnonzero(gains(retrieved, grades)[: _checked(k)] > 0)
    return 1.0 / (int(found[0]) + 1) if found.size else 0.0


def average_precision(retrieved: Iterable[Hashable], grades: Grades, k: int | None = None) -> float:
    """The mean over all relevant documents of the precision at their rank (0 where not found).

    >>> round(average_precision(["A", "B", "C"], {"A", "C", "F"}), 6)
    0.555556
    """
    count = _relevant_count(grades)
    if not count:
        return float("nan")
    relevant = gains(retrieved, grades)[: _checked(k)] > 0
    precision = np.cumsum(relevant) / np.arange(1, relevant.size + 1)
    return float(precision[relevant].sum() / count)


def dcg_at_k(
    retrieved: Iterable[Hashable], grades: Grades, k: int | None = None, gain: str = "linear"
) -> float:
    """Discounted cumulative gain: the sum of ``gain / log2(rank + 1)``.

    ``gain`` is ``linear`` (the grade) or ``exponential`` (``2 ** grade - 1``). Grades below 0 gain
    nothing, as in trec_eval.

    >>> round(dcg_at_k(["a", "b"], {"a": 3, "b": 1}), 4)
    3.6309
    """
    return _discounted(_gain(gains(retrieved, grades), gain)[: _checked(k)])


def ndcg_at_k(
    retrieved: Iterable[Hashable], grades: Grades, k: int | None = None, gain: str = "linear"
) -> float:
    """DCG divided by that of the best possible ranking of all judged documents.

    >>> retrieved = ["d1", "d2", "d3", "d4", "d5"]
    >>> grades = {"d1": 3, "d2": 1, "d3": 0, "d4": 2, "d5": 0}
    >>> [round(ndcg_at_k(retrieved, grades, k), 4) for k in (1, 3, 5)]
    [1.0, 0.7625, 0.9434]
    """
    judged = np.array(sorted(_judged(grades).values(), reverse=True), dtype=float)
    ideal = _discounted(_gain(judged, gain)[: _checked(k)])
    if not _relevant_count(grades):
        return float("nan")
    return dcg_at_k(retrieved, grades, k, gain) / ideal


def mean_over_queries(values: Iterable[float]) -> float:
    """The mean over queries where the metric is defined; ``nan`` if it is nowhere.

    >>> mean_over_queries([1.0, 0.5, float("nan")])
    0.75
    """
    defined = [value for value in values if not np.isnan(value)]
    return float(np.mean(defined)) if defined else float("nan")


def _judged(grades: Grades) -> dict[Hashable, float]:
    if isinstance(grades, Mapping):
        return {id: float(grade) for id, grade in grades.items()}
    return dict.fromkeys(grades, 1.0)


def _relevant_count(grades: Grades) -> int:
    return sum(grade > 0 for grade in _judged(grades).values())


def _hits(retrieved: Iterable[Hashable], grades: Grades, k: int | None) -> int:
    return int(np.count_nonzero(gains(retrieved, grades)[:k] > 0))


def _gain(grades: Vector, gain: str) -> Vector:
    if gain not in _GAINS:
        raise ValueError(f"gain {gain!r} is none of {', '.join(_GAINS)}")
    return np.asarray(_GAINS[gain](np.maximum(grades, 0.0)))


def _discounted(gained: Vector) -> float:
    return float((gained / np.log2(np.arange(2, gained.size + 2))).sum())


def _checked(k: int | None) -> int | None:
    if k is not None and k < 1:
        raise ValueError(f"k is {k}, not 1 or more")
    return k
