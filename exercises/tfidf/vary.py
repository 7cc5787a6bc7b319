"""Other data to check a program on: other toy sentences, other documents, other questions.

Toy sentences keep what the tasks name: the first says "pay" at least twice and "card", the second
says "card". Of the documents a part is kept, in another order, and two of them come a second time
under ids of their own, so that there are ties. Questions are drawn, with replacement, from those
whose gold document is kept; there are always 30.
"""

import csv

POOL = ["by", "cash", "days", "delivery", "free", "or", "order", "pay", "refund", "shipping", "takes", "two"]


def read(name):
    with open(f"data/{name}", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def draw(rng):
    first = ["pay"] * rng.choice([2, 2, 3]) + ["card"] + rng.sample(POOL, 2)
    second = ["card", *rng.sample(POOL, 3)]
    sentences = [first, second]
    for _ in range(rng.choice([1, 3, 4])):
        sentences.append(rng.sample(["card", *POOL], rng.choice([2, 3, 4])))
    for sentence in sentences:
        rng.shuffle(sentence)
    documents = read("kb_docs.csv")
    rows = rng.sample(range(len(documents)), rng.choice([16, 18, 20]))
    ids = {documents[row]["doc_id"] for row in rows}
    asked = [n for n, row in enumerate(read("kb_questions.csv")) if row["gold_doc_id"] in ids]
    return {
        "toy": [" ".join(sentence) for sentence in sentences],
        "docs": rows + rng.sample(rows, 2),
        "qs": [rng.choice(asked) for _ in range(30)],
        "scores": [rng.choice([0.0, 0.1, 0.2, 0.3, 0.5]) for _ in range(8)],
    }


def toy(value, plan):
    return list(plan["toy"])


def docs(value, plan):
    table = value.iloc[plan["docs"]].reset_index(drop=True)
    table.loc[table.index[-2:], "doc_id"] = ["d25", "d26"]
    return table


def qs(value, plan):
    table = value.iloc[plan["qs"]].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(table) + 1)]
    return table


def scores(value, plan):
    value[:] = plan["scores"]
    return value
