def hit3_of(category):
    in_category = gold["category"] == category  # ___
    return round((ranks[in_category] <= 3).mean(), 4)  # ___: (ranks[in_category] <= 3).mean()


returns_hit3 = hit3_of("returns")
shipping_hit3 = hit3_of("shipping")
support_hit3 = hit3_of("support")
print(returns_hit3, shipping_hit3, support_hit3)
