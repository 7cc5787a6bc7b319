# message: repaired รวมข้อที่ TF-IDF ได้อันดับ 1 อยู่แล้ว ข้อที่ไม่เคยเสียไม่นับว่าซ่อม
# variables: repaired
own = category == "returns"
before_hit1 = round((tfidf_ranks[own] <= 1).mean(), 4)
after_hit1 = round((semantic_ranks[own] <= 1).mean(), 4)
repaired = qs["question_id"][own & (semantic_ranks == 1)].to_list()
