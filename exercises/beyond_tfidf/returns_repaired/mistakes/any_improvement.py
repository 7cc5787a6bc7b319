# message: repaired รวมข้อที่อันดับดีขึ้นแต่ยังไม่ถึงอันดับ 1 โจทย์นับเฉพาะข้อที่ระบบผสมให้เฉลยเป็นอันดับ 1
# variables: repaired
fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)
after_hit1 = round((rrf_ranks[own] <= 1).mean(), 4)
repaired = qs["question_id"][own & (rrf_ranks < tfidf_ranks)].to_list()
