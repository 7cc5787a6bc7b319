"""Other data to check a program on.

Questions are drawn anew with replacement, every category keeps at least one. Of the judged pairs a
part is kept, in another order, and one annotator changes some labels. Raw questions are drawn from
a larger list; similarities come from few values, so that there are ties.
"""

import csv

MORE = [
    "Track my order please",
    "Refund arrive when?",
    "do you ship to phuket or samui?",
    "How can I pay with PromptPay?",
    "My parcel is late",
    "Can I change the address of my order?",
    "change my order",
]


def rows_by_category():
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
    with open("data/annotations.csv", encoding="utf-8") as file:
        pairs = len(file.read().splitlines()) - 1
    values = [0.0, 0.1, 0.2, 0.4]
    scores = [rng.choice(values) for _ in range(8)]
    place = rng.randrange(8)
    scores[(place + rng.choice([1, 3])) % 8] = scores[place] = rng.choice([0.1, 0.2])
    scores[(place - 2) % 8] = scores[place]
    return {
        "rows": rows,
        "judged": rng.sample(range(pairs), pairs - rng.choice([8, 11, 14])),
        "flips": [rng.random() < 0.2 for _ in range(pairs)],
        "raw": rng.sample(range(11 + len(MORE)), rng.choice([8, 9, 11])),
        "row": scores,
        "gold_at": place,
        "table": [[rng.choice([0.0, 0.1, 0.3, 0.5]) for _ in range(5)] for _ in range(4)],
        "gold_columns": [rng.randrange(5) for _ in range(4)],
    }


def qs(value, plan):
    drawn = value.iloc[plan["rows"]].reset_index(drop=True)
    drawn["question_id"] = [f"q{number:02d}" for number in range(1, len(drawn) + 1)]
    return drawn


def gold(value, plan):
    return qs(value, plan)


def judged(value, plan):
    value["annotator_b"] = [label ^ flip for label, flip in zip(value["annotator_b"], plan["flips"])]
    return value.iloc[plan["judged"]].reset_index(drop=True)


def raw(value, plan):
    pool = [*value, *MORE]
    return [pool[number] for number in plan["raw"]]


def row(value, plan):
    value[:] = plan["row"]
    return value


def gold_at(value, plan):
    return plan["gold_at"]


def table(value, plan):
    value[:] = plan["table"]
    return value


def gold_columns(value, plan):
    return list(plan["gold_columns"])
