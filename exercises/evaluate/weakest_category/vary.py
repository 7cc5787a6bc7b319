"""Like the chapter's vary.py, but with one category only that has four questions or more.

Two large categories could tie for the lowest hit@1 on drawn questions, and then more than one
answer would be right. With a single large category there is always exactly one.
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
    total = sum(len(group) for group in groups.values())
    large = rng.choice(sorted(groups))
    rows = []
    for name, group in groups.items():
        if name != large:
            rows += rng.choices(group, k=rng.randint(1, 3))
    rows += rng.choices(groups[large], k=total - len(rows))
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
