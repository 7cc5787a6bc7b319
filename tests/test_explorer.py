"""What the page's explorer computes, against SciPy; fixtures/explorer.json is read by both sides.

``python -m tests.test_explorer`` writes the file anew.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

FIXTURE = Path(__file__).parent / "fixtures" / "explorer.json"
DIGITS = 6

INTERVALS = [(25, 30), (30, 30), (0, 12), (1, 1), (170, 200), (540, 600)]
TABLES = [(2, 0), (5, 0), (6, 0), (9, 3), (3, 9), (5, 5), (0, 0), (40, 25)]
PAIRED = [
    (30, 0.07, 0.0),
    (30, 0.11, 0.04),
    (120, 0.11, 0.04),
    (100, 0.1, 0.1),
    (10, 0.5, 0.1),
    (30, 0, 0),
]
UNPAIRED = [(30, 0.83, 0.9), (60, 0.83, 0.9), (20, 0.5, 0.95), (40, 0.7, 0.7), (10, 0.99, 0.99)]
RATES = [(0.83, 0.9), (0.5, 0.6), (0.7, 0.95), (0.95, 0.97)]
CHANGES = [(0.07, 0.0), (0.11, 0.04), (0.125, 0.055), (0.3, 0.1)]


def paired_power(n: int, up: float, down: float) -> float:
    """The chance that McNemar's exact test rejects, over every number of changes."""
    from scipy.stats import binom, binomtest

    total = 0.0
    for m in range(1, n + 1):
        chance = binom.pmf(m, n, up + down)
        if chance < 1e-12:
            continue
        rejects = [k for k in range(m + 1) if _sign_p(binomtest, k, m) < 0.05]
        total += chance * binom.pmf(rejects, m, up / (up + down)).sum()
    return float(total)


_KNOWN: dict[tuple[int, int], float] = {}


def _sign_p(binomtest: Any, k: int, m: int) -> float:
    key = (min(k, m - k), m)
    if key not in _KNOWN:
        _KNOWN[key] = binomtest(key[0], m, 0.5).pvalue
    return _KNOWN[key]


def unpaired_power(n: int, p1: float, p2: float) -> float:
    """The chance that Fisher's exact test rejects, over every pair of results."""
    from scipy.stats import binom, fisher_exact

    numbers = range(n + 1)
    total = 0.0
    for x, one in zip(numbers, binom.pmf(numbers, n, p1), strict=True):
        for y, other in zip(numbers, binom.pmf(numbers, n, p2), strict=True):
            chance = one * other
            if chance > 1e-11 and fisher_exact([[x, n - x], [y, n - y]])[1] < 0.05:
                total += chance
    return float(total)


def figures() -> dict[str, list[dict[str, Any]]]:
    """The figures of the fixture, from SciPy."""
    from scipy.stats import binomtest, norm

    z95, z80 = norm.ppf([0.975, 0.8])

    def wilson(found: int, n: int) -> list[float]:
        interval = binomtest(found, n).proportion_ci(method="wilson")
        return [round(float(end), DIGITS) for end in interval]

    def unpaired_needed(p1: float, p2: float) -> int:
        middle = (p1 + p2) / 2
        noise = z95 * math.sqrt(2 * middle * (1 - middle))
        noise += z80 * math.sqrt(p1 * (1 - p1) + p2 * (1 - p2))
        return math.ceil((noise / (p2 - p1)) ** 2)

    def paired_needed(up: float, down: float) -> int:
        noise = z95 * math.sqrt(up + down) + z80 * math.sqrt(up + down - (up - down) ** 2)
        return math.ceil((noise / (up - down)) ** 2)

    def p_value(better: int, worse: int) -> float:
        total = better + worse
        return round(float(binomtest(better, total).pvalue), DIGITS) if total else 1.0

    return {
        "wilson": [{"of": [x, n], "is": wilson(x, n)} for x, n in INTERVALS],
        "mcnemar": [{"of": list(table), "is": p_value(*table)} for table in TABLES],
        "pairedPower": [
            {"of": list(case), "is": round(paired_power(*case), DIGITS)} for case in PAIRED
        ],
        "unpairedPower": [
            {"of": list(case), "is": round(unpaired_power(*case), DIGITS)} for case in UNPAIRED
        ],
        "unpairedNeeded": [{"of": list(case), "is": unpaired_needed(*case)} for case in RATES],
        "pairedNeeded": [{"of": list(case), "is": paired_needed(*case)} for case in CHANGES],
    }


def test_the_fixture_is_what_scipy_says() -> None:
    pytest.importorskip("scipy")
    assert json.loads(FIXTURE.read_text("utf-8")) == figures()


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(figures(), indent=1) + "\n", "utf-8")
