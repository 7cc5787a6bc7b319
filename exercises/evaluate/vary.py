"""ชุดคำถามอื่นที่ใช้ตรวจซ้ำ: สุ่มแถวเดิมใหม่แบบใส่คืน แล้วตั้ง question_id ใหม่ตามลำดับ

A plan is a list of row numbers, as many as there are questions. Every category keeps at least one
question, so that no per-category figure is undefined; the rest is drawn with very uneven chances,
so that the figures move well away from the published ones. All varied names follow the same rows
and therefore stay consistent with each other.
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
    rows = [number for group in groups.values() for number in group]
    chances = [rng.expovariate(1.0) ** 2 for _ in rows]
    plan = [rng.choice(group) for group in groups.values()]
    plan += rng.choices(rows, chances, k=len(rows) - len(plan))
    rng.shuffle(plan)
    return plan


def redrawn(table, plan):
    table = table.iloc[plan].reset_index(drop=True)
    table["question_id"] = [f"q{number:02d}" for number in range(1, len(plan) + 1)]
    return table


def qs(value, plan):
    return redrawn(value, plan)


def gold(value, plan):
    return redrawn(value, plan)


def ranks(value, plan):
    return value[plan]
