returns = gold.assign(rank=ranks)[gold["category"] == "returns"]
missed = returns[returns["rank"] > 1]
returns_misses = list(missed["question_id"].values)
n_returns_misses = missed.shape[0]
