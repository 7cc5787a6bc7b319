"""Other documents: some of them, drawn without replacement, in another order."""


def draw(rng):
    rows = list(range(24))
    rng.shuffle(rows)
    return rows[: rng.randint(14, 20)]


def doc_counts(value, plan):
    return value[plan]
