is_miss = (gold["category"] == "returns") & (ranks > 1)  # ___
returns_misses = gold.loc[is_miss, "question_id"].tolist()  # ___
n_returns_misses = len(returns_misses)  # ___
print(n_returns_misses, "ข้อ:", returns_misses)
