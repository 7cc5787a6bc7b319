fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)  # ___
after_hit1 = round((rrf_ranks[own] <= 1).mean(), 4)  # ___
fixed = own & (tfidf_ranks > 1) & (rrf_ranks == 1)  # ___
repaired = qs["question_id"][fixed].to_list()
print(before_hit1, after_hit1, repaired)
