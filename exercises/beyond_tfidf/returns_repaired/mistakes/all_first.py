# message: repaired รวมข้อที่ TF-IDF ได้อันดับ 1 อยู่แล้ว ข้อที่ไม่เคยเสียไม่นับว่าซ่อม
# variables: repaired
fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)
after_hit1 = round((rrf_ranks[own] <= 1).mean(), 4)
repaired = qs["question_id"][own & (rrf_ranks == 1)].to_list()
