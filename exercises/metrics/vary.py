"""Other judgements and other rankings, by the seed in the plan.

What the exercises are about stays: lists shorter than k, a query with nothing relevant (x01), one
that the run leaves out (x02), relevant documents that were not retrieved, documents judged 0.
"""

import random

DOCS = [f"d{number:02d}" for number in range(1, 25)]
SHORT = {"q04": 2, "q20": 1, "q09": 4}


def draw(rng):
    return rng.randrange(1_000_000)


def qrels(value, plan):
    rng = random.Random(plan)
    varied = {}
    for query, grades in value.items():
        if not any(grades.values()):
            varied[query] = dict.fromkeys(rng.sample(DOCS[:12], 2), 0)
            continue
        chosen = rng.sample(DOCS[:12], rng.randint(2, 4))
        varied[query] = {doc_id: rng.randint(1, 3) for doc_id in chosen[:-1]}
        varied[query][chosen[-1]] = 0
    return varied


def run(value, plan):
    rng = random.Random(plan + 1)
    varied = {}
    for query in value:
        found = rng.sample(DOCS[:12], SHORT.get(query, 5))
        scores = rng.sample(range(60, 580), len(found))
        varied[query] = dict(sorted(zip(found, (score / 1000 for score in scores))))
    return varied


def ranked(value, plan):
    scores = run(dict.fromkeys(value), plan)
    return {query: sorted(found, key=lambda id: -found[id]) for query, found in scores.items()}


def claim(value, plan):
    rng = random.Random(plan + 2)
    retrieved = rng.sample(value["retrieved"], 5)
    relevant = {*rng.sample(retrieved, rng.randint(1, 4)), "doc_F", "doc_G"}
    printed = {
        k: round(len(relevant & set(retrieved[:k])) / len(relevant), 4) for k in (1, 2, 3, 4, 5)
    }
    for k in rng.sample(list(printed), 2):
        printed[k] = round(len(relevant & set(retrieved[:k])) / k, 4)
    return {"retrieved": retrieved, "relevant": relevant, "printed": printed}


def draft_rows(value, plan):
    rng = random.Random(plan + 3)
    rows = []
    for name in ("a", "b", "c"):
        retrieved = [f"doc_{name}{number}" for number in range(1, rng.randint(4, 6))]
        grades = [rng.choice((0, 0, 1, 2, 3)) for _ in retrieved]
        relevant = {*rng.sample(retrieved, 2), f"doc_{name}9"}
        rows.append(
            {"query": name, "retrieved": retrieved, "relevant": relevant, "grades": grades}
        )
    return rows
