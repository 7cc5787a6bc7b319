"""Another log, another case: questions drawn anew, published figures changed within reason.

A plan is a dict of plain values. ``after`` stays better than ``before`` in every pair, as in the
case, so that a program that takes the direction for granted still works.
"""

import numpy


def draw(rng):
    rows = [rng.randrange(30) for _ in range(30)]
    recall = sorted(rng.sample(range(50, 97), 2))
    cost = rng.sample(range(500, 6000, 20), 2)
    found = [f"d{rng.randint(1, 24):02d}" for _ in range(3)]
    return {
        "rows": rows,
        "recall": [value / 100 for value in recall],
        "latency": sorted(rng.sample(range(100, 900, 10), 2), reverse=True),
        "cost": sorted(cost, reverse=True),
        "traffic": rng.randrange(10_000, 90_000, 1000),
        "sizes": sorted(rng.sample(range(20, 2000, 10), rng.choice([3, 4]))),
        "mix": [rng.randrange(100, 900, 50) for _ in range(4)],
        "mix_recall": [rng.randint(85, 98) / 100, rng.randint(40, 70) / 100],
        "top10": [1, 0, 2, 4, 10] + [rng.choice([0, 1, 1, 1, 2, 3, 5]) for _ in range(rng.randint(9, 17))],
        "first": rng.choice([0, 1, 2]),
        "extra": found,
    }


def log(value, plan):
    table = value.iloc[plan["rows"]].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(table) + 1)]
    return table


def case(value, plan):
    changed = dict(value)
    changed["recall"] = tuple(plan["recall"])
    changed["latency_ms"] = tuple(plan["latency"])
    changed["monthly_cost"] = tuple(plan["cost"])
    return changed


def traffic(value, plan):
    return plan["traffic"]


def sizes(value, plan):
    return list(plan["sizes"])


def mix(value, plan):
    counts = plan["mix"]
    return value.assign(recall=plan["mix_recall"], before=counts[:2], after=counts[2:])


def top10(value, plan):
    return numpy.array(plan["top10"])


def results(value, plan):
    """The same questions, their lists turned by some places and with other relevant documents."""
    turned = {}
    for name, (found, relevant) in value.items():
        place = plan["first"] + 1
        turned[name] = (found[place:] + found[:place], relevant | set(plan["extra"]))
    turned["delete"] = (value["delete"][0], value["delete"][1])
    return turned
