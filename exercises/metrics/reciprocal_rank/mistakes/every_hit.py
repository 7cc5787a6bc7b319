# message: ค่าที่ได้รวมทุกฉบับที่เกี่ยวข้อง จึงอาจเกิน 1 ตัวชี้วัดนี้ดูเฉพาะฉบับแรกที่พบ แล้วไม่สนใจฉบับถัดไป
def reciprocal_rank(retrieved, grades):
    return sum(
        1 / rank
        for rank, grade in enumerate(gains(retrieved, grades), start=1)
        if grade > 0
    )


answerable = [query for query in qrels if max(qrels[query].values()) > 0]
values = [reciprocal_rank(ranked.get(query, []), qrels[query]) for query in answerable]
mrr = round(sum(values) / len(values), 4)
