own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)  # ___
after_hit1 = round((semantic_ranks[own] <= 1).mean(), 4)  # ___
fixed = own & (tfidf_ranks > 1) & (semantic_ranks == 1)  # ___
repaired = qs["question_id"][fixed].to_list()
print(before_hit1, after_hit1, repaired)
