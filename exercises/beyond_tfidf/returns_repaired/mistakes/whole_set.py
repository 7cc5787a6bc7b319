# message: ค่านี้คิดจากคำถามทั้งชุด โจทย์ถามเฉพาะหมวด returns ลองเลือกอันดับด้วย category ก่อนเฉลี่ย
before_hit1 = round((tfidf_ranks <= 1).mean(), 4)
after_hit1 = round((semantic_ranks <= 1).mean(), 4)
fixed = (tfidf_ranks > 1) & (semantic_ranks == 1)
repaired = qs["question_id"][fixed].to_list()
