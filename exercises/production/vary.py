"""Other customers, other weeks, other weather: by the seed in the plan.

What the exercises are about stays: drift begins at some week, scores have ties, systems dominate
each other, the short report leaves out what is hard.
"""

import random

import numpy as np
import pandas as pd


def draw(rng):
    return rng.randrange(1_000_000)


def log(value, plan):
    """Rows drawn anew within each week, and the drift begins up to three weeks earlier."""
    rng = np.random.default_rng(plan)
    shift = 1 + plan % 3
    weeks = []
    for week in range(1, 13):
        rows = value[value["week"] == (week if week < 5 else min(week + shift, 12))]
        rows = rows.iloc[rng.integers(0, len(rows), len(rows))].copy()
        rows["week"] = week
        rows["latency_ms"] = rows["latency_ms"] + int(plan % 50)
        weeks.append(rows)
    return pd.concat(weeks, ignore_index=True)


def latency_ms(value, plan):
    rng = np.random.default_rng(plan + 1)
    return value[rng.integers(0, len(value), len(value))] + int(plan % 90)


def null_z(value, plan):
    rng = np.random.default_rng(plan + 2)
    steps = rng.standard_normal((1500, 6 + plan % 5)).cumsum(axis=1)
    return steps / np.sqrt(np.arange(1, steps.shape[1] + 1))


def systems(value, plan):
    rng = random.Random(plan + 3)
    return {
        name: {
            "recall": round(rng.uniform(0.6, 0.95), 2),
            "p95_ms": rng.randrange(30, 600, 10),
            "usd": rng.randrange(80, 1500, 10),
        }
        for name in value
    }


def scores(value, plan):
    rng = np.random.default_rng(plan + 4)
    return rng.beta(1, 6, 1500 + plan % 500).round(2)


def postings(value, plan):
    rng = np.random.default_rng(plan + 5)
    varied = {}
    for number, term in enumerate(value):
        ids = np.flatnonzero(rng.random(250) < 0.4 / (number + 1) + 0.01)
        varied[term] = (ids, rng.integers(1, 9, len(ids)) / 8)
    return varied


def vocabulary(value, plan):
    rng = random.Random(plan + 6)
    return set(rng.sample(sorted(value), len(value) * 2 // 3))
