"""Like the chapter's vary.py, but with one category only that has four questions or more.

Two large categories could tie for the lowest hit@1 on drawn questions, and then more than one
answer would be right. With a single large category there is always exactly one.
"""


def draw(rng):
    groups = chapter.rows_by_category()
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
    return chapter.qs(value, plan)


def gold(value, plan):
    return chapter.gold(value, plan)


def ranks(value, plan):
    return chapter.ranks(value, plan)
