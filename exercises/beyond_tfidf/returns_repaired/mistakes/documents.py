# message: repaired เป็นรหัสเอกสารเฉลย โจทย์ขอ question_id ของคำถาม
# variables: repaired
own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)
after_hit1 = round((semantic_ranks[own] <= 1).mean(), 4)
repaired = qs["gold_doc_id"][own & (tfidf_ranks > 1) & (semantic_ranks == 1)].to_list()
