"""Other data to check a program on: the questions drawn anew, with replacement.

A plan is a list of row numbers, as many as there are questions. Every category keeps at least one
question, so that no figure of a category is undefined; the rest is drawn with very uneven chances,
so that the figures move well away from the published ones. All varied names follow the same plan
and stay consistent with each other: gold_ranks(TfidfVectorizer(stop_words="english")) gives the
varied ranks.
"""

import csv


def rows_by_category():
    """Row numbers of the questions, by the category of their gold document."""
    with open("data/kb_docs.csv", encoding="utf-8", newline="") as file:
        category = {row["doc_id"]: row["category"] for row in csv.DictReader(file)}
    groups = {}
    with open("data/kb_questions.csv", encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file)):
            groups.setdefault(category[row["gold_doc_id"]], []).append(number)
    return groups


def draw(rng):
    groups = rows_by_category()
    every = [number for group in groups.values() for number in group]
    chances = [rng.expovariate(1.0) ** 2 for _ in every]
    rows = [rng.choice(group) for group in groups.values()]
    rows += rng.choices(every, chances, k=len(every) - len(rows))
    rng.shuffle(rows)
    return rows


def qs(value, plan):
    table = value.iloc[plan].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(table) + 1)]
    return table


def gold(value, plan):
    return qs(value, plan)


def ranks(value, plan):
    return value[plan]
