hits = {}
for category, rank in zip(gold["category"], ranks):
    hits.setdefault(category, []).append(rank <= 3)
returns_hit3, shipping_hit3, support_hit3 = (
    round(sum(hits[name]) / len(hits[name]), 4) for name in ["returns", "shipping", "support"]
)
