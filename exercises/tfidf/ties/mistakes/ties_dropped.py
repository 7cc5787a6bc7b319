# message: รายการนี้เหลือฉบับเดียวต่อหนึ่งคะแนน ฉบับอื่นที่คะแนนเท่ากันหายไป ลองดูว่าใช้คะแนนเป็นคีย์หรือใช้ unique ไว้หรือไม่
first = {}
for id, score in zip(scored_ids, scores):
    first.setdefault(score, id)
ranked = [first[score] for score in sorted(first, reverse=True) if score > 0]
