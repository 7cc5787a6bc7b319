table = gold.assign(rank=ranks)
returns_misses = table.query("category == 'returns' and rank > 1")["question_id"].to_list()
n_returns_misses = len(returns_misses)
