"""Other data to check a program on: the questions drawn anew, with replacement, unevenly.

A plan is a list of row numbers. All varied names follow the same plan, so that gold_ranks on the
varied questions gives the varied ranks.
"""


def draw(rng):
    total = 30
    chances = [rng.expovariate(1.0) ** 2 for _ in range(total)]
    return rng.choices(range(total), chances, k=total)


def qs(value, plan):
    table = value.iloc[plan].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(table) + 1)]
    return table


def odd(value, plan):
    return value.iloc[plan].reset_index(drop=True)


def ranks_default(value, plan):
    return value[plan]


def ranks_chars(value, plan):
    return value[plan]


def ranks_words(value, plan):
    return value[plan]
