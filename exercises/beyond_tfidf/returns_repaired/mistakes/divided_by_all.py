# message: ตัวหารเป็นจำนวนข้อทั้งชุด hit@1 ของหมวดต้องหารด้วยจำนวนข้อของหมวดนั้น
# variables: before_hit1, after_hit1
fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
own = category == "returns"
before_hit1 = round((own & (tfidf_ranks <= 1)).mean(), 4)
after_hit1 = round((own & (rrf_ranks <= 1)).mean(), 4)
repaired = qs["question_id"][own & (tfidf_ranks > 1) & (rrf_ranks == 1)].to_list()
