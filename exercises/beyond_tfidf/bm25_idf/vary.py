"""Other documents: some of them, drawn without replacement, in another order.

A column may be left without a document; the formula holds there, too.
"""


def draw(rng):
    rows = list(range(24))
    rng.shuffle(rows)
    return rows[: rng.randint(14, 20)]


def doc_counts(value, plan):
    return value[plan]
