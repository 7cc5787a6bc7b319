# message: ฟังก์ชันรอจนถึงฉบับที่ระดับสูงสุด แต่นิยามหยุดที่ฉบับแรกที่เกี่ยวข้อง ไม่ว่าระดับ 1, 2 หรือ 3
def reciprocal_rank(retrieved, grades):
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade == max(grades.values()):
            return 1 / rank
    return 0.0


answerable = [query for query in qrels if max(qrels[query].values()) > 0]
values = [reciprocal_rank(ranked.get(query, []), qrels[query]) for query in answerable]
mrr = round(sum(values) / len(values), 4)
