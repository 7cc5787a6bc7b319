"""Other customers and other documents: waiting times and topics drawn anew, some documents left out.

Every plan holds the boundary values of the tasks (5, 10 and 20 minutes, a document of returns with
exactly 60 words), so that a wrong comparison shows on varied data too.
"""

import numpy

TOPICS = ["shipping", "returns", "payment", "promo", "account"]


def draw(rng):
    count = rng.randint(12, 18)
    waits = [5, 5, 10, 20, rng.randint(21, 40), 1, 8]
    waits += [rng.randint(1, 30) for _ in range(count - len(waits))]
    rng.shuffle(waits)
    topics = ["returns", "returns", "shipping", "shipping", "shipping"]
    topics += [rng.choice(TOPICS) for _ in range(count - len(topics))]
    rng.shuffle(topics)
    # Row numbers of kb_docs.csv: d05 (60 words) and d07 of returns stay, one of the others goes.
    gone, other = rng.choice([5, 7]), rng.choice([0, 2])
    rows = [row for row in range(24) if row not in (gone, other)]
    for row in rng.sample([row for row in rows if row > 8], rng.randint(2, 5)):
        rows.remove(row)
    rng.shuffle(rows)
    return {"waits": waits, "topics": topics, "rows": rows}


def waits(value, plan):
    return numpy.array(plan["waits"])


def topics(value, plan):
    return list(plan["topics"])


def docs(value, plan):
    return value.iloc[plan["rows"]].reset_index(drop=True)
