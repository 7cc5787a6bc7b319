"""How sure one can be of a mean over questions, and of a difference between two systems.

Values are per question. Everything random comes from a seed: the same call gives the same result.
Sources: Wilson, "Probable inference", JASA 22 (1927); Efron and Tibshirani, "An Introduction to the
Bootstrap" (1993), percentile intervals; Smucker, Allan and Carterette, "A comparison of statistical
significance tests for information retrieval evaluation", CIKM 2007, for the paired randomisation
test; Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Stat. 6 (1979).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

Z95 = 1.959963984540054
_EXACT = 14
"""Up to so many questions that differ, every assignment of signs is looked at."""


def wilson(found: int, n: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share (95% by default).

    >>> [round(end, 4) for end in wilson(26, 30)]
    [0.7032, 0.9469]
    """
    if not 0 <= found <= n or n < 1:
        raise ValueError(f"{found} of {n}")
    share = found / n
    centre = (share + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z * math.sqrt(share * (1 - share) / n + z**2 / (4 * n**2)) / (1 + z**2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


def bootstrap(values: Sequence[float], seed: int = 0, rounds: int = 5000) -> tuple[float, float]:
    """The percentile bootstrap interval (95%) of a mean over questions.

    >>> bootstrap([0.5] * 8)
    (0.5, 0.5)
    """
    array = np.asarray(values, dtype=float)
    chosen = np.random.default_rng(seed).integers(0, array.size, (rounds, array.size))
    low, high = np.percentile(array[chosen].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def randomisation_p(
    one: Sequence[float], two: Sequence[float], seed: int = 0, rounds: int = 20_000
) -> float:
    """The paired randomisation test, two-sided: how often chance gives such a mean difference.

    Were the systems alike, each question's difference could as well have the other sign. Exact
    where few questions differ; else ``rounds`` random assignments of signs, with the observed one
    counted among them, so that p is never 0.

    >>> randomisation_p([1, 1, 1, 1], [0, 0, 0, 0])
    0.125
    >>> randomisation_p([1, 0.5], [1, 0.5])
    1.0
    """
    difference = np.asarray(one, dtype=float) - np.asarray(two, dtype=float)
    difference = difference[np.abs(difference) > 1e-12]
    count = difference.size
    if not count:
        return 1.0
    least = abs(difference.sum()) - 1e-9
    if count <= _EXACT:
        bits = (np.arange(2**count)[:, None] >> np.arange(count)) & 1
        sums = (1 - 2 * bits) @ difference
        return float((np.abs(sums) >= least).mean())
    signs = np.random.default_rng(seed).integers(0, 2, (rounds, count)) * 2 - 1
    hits = int((np.abs(signs @ difference) >= least).sum())
    return (hits + 1) / (rounds + 1)


def holm(ps: Sequence[float]) -> list[float]:
    """p-values of many tests, adjusted by Holm's method: below alpha means significant together.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(ps)), key=lambda place: ps[place])
    adjusted = [0.0] * len(ps)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(ps) - rank) * ps[place]))
        adjusted[place] = highest
    return adjusted
