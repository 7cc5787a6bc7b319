# expect: error.lengths
# verdict: learner_error
returns_hit3 = round((ranks[docs["category"] == "returns"] <= 3).mean(), 4)
shipping_hit3 = round((ranks[docs["category"] == "shipping"] <= 3).mean(), 4)
support_hit3 = round((ranks[docs["category"] == "support"] <= 3).mean(), 4)
