# message: ค่าเฉลี่ยขาดคำถามที่ระบบไม่พบอะไรเลย ข้อที่ทำได้แย่ที่สุดจึงหายไปและค่าสูงเกินจริง ลองวนคำถามจาก qrels แทน ranked
# variables: mrr
def reciprocal_rank(retrieved, grades):
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            return 1 / rank
    return 0.0


answerable = [query for query in ranked if max(qrels[query].values()) > 0]
values = [reciprocal_rank(ranked[query], qrels[query]) for query in answerable]
mrr = round(sum(values) / len(values), 4)
