# expect: nan
returns_hit3 = round((ranks[gold["category"] == "Returns"] <= 3).mean(), 4)
shipping_hit3 = round((ranks[gold["category"] == "Shipping"] <= 3).mean(), 4)
support_hit3 = round((ranks[gold["category"] == "Support"] <= 3).mean(), 4)
