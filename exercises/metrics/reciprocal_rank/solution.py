def reciprocal_rank(retrieved, grades):
    # ___ begin: ไล่จากอันดับ 1 หยุดที่ฉบับแรกที่เกี่ยวข้อง
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            return 1 / rank
    return 0.0
    # ___ end


# คำถามที่มีเอกสารเกี่ยวข้องอย่างน้อยหนึ่งฉบับ
answerable = [query for query in qrels if any(qrels[query].values())]
values = [reciprocal_rank(ranked.get(q, []), qrels[q]) for q in answerable]  # ___
mrr = round(sum(values) / len(values), 4)  # ___
print("MRR =", mrr)
