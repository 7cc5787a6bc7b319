fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
table = qs.assign(before=tfidf_ranks, after=rrf_ranks)[category == "returns"]
before_hit1 = table["before"].eq(1).mean().round(4)
after_hit1 = table["after"].eq(1).mean().round(4)
repaired = table.query("before > 1 and after == 1")["question_id"].tolist()
