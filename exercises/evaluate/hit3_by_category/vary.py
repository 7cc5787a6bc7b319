"""Like the chapter's vary.py, and the categories exchange their names.

Without that the one question about support would give the same hit@3 on all data.
"""


def draw(rng):
    rows = chapter.draw(rng)
    names = list(chapter.rows_by_category())
    return {"rows": rows, "names": dict(zip(names, rng.sample(names, len(names))))}


def qs(value, plan):
    return chapter.qs(value, plan["rows"])


def gold(value, plan):
    return qs(value, plan).assign(category=lambda table: table["category"].map(plan["names"]))


def docs(value, plan):
    return value.assign(category=value["category"].map(plan["names"]))


def ranks(value, plan):
    return value[plan["rows"]]
