"""The questions drawn anew with very uneven chances.

Unlike the chapter's vary.py no category need stay, so that the worst question may drop out.
"""


def draw(rng):
    # Positions, not row numbers: the number of questions is known where a table is at hand.
    chances = [rng.expovariate(1.0) ** 3 for _ in range(10)]
    return [place + rng.random() for place in rng.choices(range(10), chances, k=1000)]


def rows(total, plan):
    """As many row numbers as there are questions."""
    return [int(place / 10 * total) for place in plan[:total]]


def qs(value, plan):
    return chapter.qs(value, rows(len(value), plan))


def gold(value, plan):
    return qs(value, plan)


def ranks(value, plan):
    return value[rows(len(value), plan)]
