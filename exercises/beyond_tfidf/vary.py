"""Other data to check a program on: the questions drawn anew, with replacement.

A plan is a list of row numbers, as many as there are questions. Each category keeps at least one
question. All varied names follow the same plan and stay consistent with each other. An exercise
about documents has a plan of its own in its folder.
"""

import csv


def rows_by_category():
    """Row numbers of the questions, by the category of their gold document."""
    with open("data/kb_docs.csv", encoding="utf-8", newline="") as file:
        of_document = {row["doc_id"]: row["category"] for row in csv.DictReader(file)}
    groups = {}
    with open("data/kb_questions.csv", encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file)):
            groups.setdefault(of_document[row["gold_doc_id"]], []).append(number)
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


def stored(value, plan):
    table = value.copy()
    old = [f"q{row + 1:02d}" for row in plan]
    new = [f"q{number:02d}" for number in range(1, len(plan) + 1)]
    table.loc[new, "vector"] = value.loc[old, "vector"].to_numpy()
    return table


def gold_row(value, plan):
    return value[plan]


def question_counts(value, plan):
    return value[plan]


def question_vectors(value, plan):
    return value[plan]


def category(value, plan):
    return value[plan]


def tfidf_scores(value, plan):
    return value[plan]


def bm25_scores(value, plan):
    return value[plan]


def semantic_scores(value, plan):
    return value[plan]


def tfidf_ranks(value, plan):
    return value[plan]


def bm25_ranks(value, plan):
    return value[plan]


def semantic_ranks(value, plan):
    return value[plan]
