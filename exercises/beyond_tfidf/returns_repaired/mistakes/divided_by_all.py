# message: ตัวหารเป็นจำนวนข้อทั้งชุด hit@1 ของหมวดต้องหารด้วยจำนวนข้อของหมวดนั้น
# variables: before_hit1, after_hit1
own = category == "returns"
before_hit1 = round((own & (tfidf_ranks <= 1)).mean(), 4)
after_hit1 = round((own & (semantic_ranks <= 1)).mean(), 4)
repaired = qs["question_id"][own & (tfidf_ranks > 1) & (semantic_ranks == 1)].to_list()
