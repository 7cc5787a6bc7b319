"""Other data to check a program on: the questions drawn anew, with replacement.

A plan is a list of row numbers. All arrays of ranks and the table of questions follow the same
plan, so that they stay consistent with each other. The chances are very uneven, so that the
figures move well away from the shown ones.
"""

QUESTIONS = 30


def draw(rng):
    chances = [rng.expovariate(1.0) ** 2 for _ in range(QUESTIONS)]
    return rng.choices(range(QUESTIONS), chances, k=QUESTIONS)


def qs(value, plan):
    table = value.iloc[plan].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(table) + 1)]
    return table


def base_ranks(value, plan):
    return value[plan]


def plain_ranks(value, plan):
    return value[plan]


def log_ranks(value, plan):
    return value[plan]


def title_ranks(value, plan):
    return value[plan]


def char_ranks(value, plan):
    return value[plan]


def trial_ranks(value, plan):
    return value[:, plan]
