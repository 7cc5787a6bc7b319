"""Intervals and tests of the reference metrics, against SciPy and by their properties."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from autograder.metrics.inference import bootstrap, holm, randomisation_p, wilson


@pytest.mark.parametrize(("found", "n"), [(0, 1), (1, 1), (26, 30), (30, 30), (0, 72), (50, 100)])
def test_wilson_is_scipys(found, n):
    ours = wilson(found, n)
    theirs = stats.binomtest(found, n).proportion_ci(method="wilson")
    assert ours == pytest.approx((theirs.low, theirs.high), abs=1e-9)


@pytest.mark.parametrize(("found", "n"), [(2, 1), (-1, 3), (0, 0)])
def test_wilson_refuses(found, n):
    with pytest.raises(ValueError, match="of"):
        wilson(found, n)


def test_bootstrap_is_scipys():
    values = np.random.default_rng(3).random(60)
    low, high = bootstrap(values, rounds=20_000)
    theirs = stats.bootstrap(
        (values,), np.mean, n_resamples=20_000, method="percentile", random_state=1
    ).confidence_interval
    assert (low, high) == pytest.approx((theirs.low, theirs.high), abs=0.004)
    assert bootstrap(values) == bootstrap(values)
    assert bootstrap(values) != bootstrap(values, seed=1)


@pytest.mark.parametrize("count", [6, 12, 40])
def test_randomisation_is_scipys(count):
    rng = np.random.default_rng(count)
    one, two = rng.random(count), rng.random(count) * 0.8
    theirs = stats.permutation_test(
        (one, two),
        lambda a, b: np.mean(a - b),
        permutation_type="samples",
        n_resamples=20_000,
        random_state=1,
    ).pvalue
    assert randomisation_p(one, two) == pytest.approx(theirs, abs=0.012)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=30))
def test_randomisation_is_symmetric_and_a_chance(pairs):
    one, two = zip(*pairs, strict=True)
    p = randomisation_p(one, two, rounds=500)
    assert 0 < p <= 1
    assert p == pytest.approx(randomisation_p(two, one, rounds=500), abs=0.1)
    assert randomisation_p(one, one) == 1.0


@given(st.lists(st.floats(0, 1), min_size=1, max_size=20))
def test_holm(ps):
    adjusted = holm(ps)
    assert all(p <= a <= 1 for p, a in zip(ps, adjusted, strict=True))
    assert min(adjusted) == pytest.approx(min(1.0, len(ps) * min(ps)))
    order = np.argsort(ps, kind="stable")
    assert list(np.array(adjusted)[order]) == sorted(adjusted)


def test_holm_of_none():
    assert holm([]) == []
