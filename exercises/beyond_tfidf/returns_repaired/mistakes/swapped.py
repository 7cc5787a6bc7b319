# message: ก่อนกับหลังสลับกัน TF-IDF คือระบบก่อน เวกเตอร์ความหมายคือระบบหลัง
# variables: before_hit1, after_hit1
own = category == "returns"
before_hit1 = round((semantic_ranks[own] <= 1).mean(), 4)
after_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)
repaired = qs["question_id"][own & (tfidf_ranks > 1) & (semantic_ranks == 1)].to_list()
