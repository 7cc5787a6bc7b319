# message: ค่านี้นับสามอันดับแรก โจทย์ถาม hit@1 และข้อที่ขึ้นมาเป็นอันดับ 1
fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 3).mean(), 4)
after_hit1 = round((rrf_ranks[own] <= 3).mean(), 4)
fixed = own & (tfidf_ranks > 3) & (rrf_ranks <= 3)
repaired = qs["question_id"][fixed].to_list()
