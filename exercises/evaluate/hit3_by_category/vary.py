"""Like the chapter's vary.py, and the categories exchange their names.

Without that the one question about support would give the same hit@3 on all data.
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
    names = list(groups)
    return {"rows": rows, "names": dict(zip(groups, rng.sample(names, len(names))))}


def qs(value, plan):
    table = value.iloc[plan["rows"]].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(table) + 1)]
    return table


def gold(value, plan):
    return qs(value, plan).assign(category=lambda table: table["category"].map(plan["names"]))


def docs(value, plan):
    return value.assign(category=value["category"].map(plan["names"]))


def ranks(value, plan):
    return value[plan["rows"]]
