# expect: error.truth
# verdict: learner_error
is_miss = (gold["category"] == "returns") and (ranks > 1)
returns_misses = gold.loc[is_miss, "question_id"].tolist()
n_returns_misses = len(returns_misses)
