# expect: list_type
# variables: returns_misses
is_miss = (gold["category"] == "returns") & (ranks > 1)
returns_misses = gold.loc[is_miss, "question_id"]
n_returns_misses = len(returns_misses)
