by_category = gold.assign(hit3=ranks <= 3).groupby("category")["hit3"].mean().round(4)
returns_hit3 = by_category["returns"]
shipping_hit3 = by_category["shipping"]
support_hit3 = by_category["support"]
