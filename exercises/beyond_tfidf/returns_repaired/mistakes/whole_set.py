# message: ค่านี้คิดจากคำถามทั้งชุด โจทย์ถามเฉพาะหมวด returns ลองเลือกอันดับด้วย category ก่อนเฉลี่ย
fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
before_hit1 = round((tfidf_ranks <= 1).mean(), 4)
after_hit1 = round((rrf_ranks <= 1).mean(), 4)
fixed = (tfidf_ranks > 1) & (rrf_ranks == 1)
repaired = qs["question_id"][fixed].to_list()
