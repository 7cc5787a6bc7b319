# message: ฟังก์ชันหยุดที่ฉบับแรกที่มีคนให้ระดับ แม้ระดับจะเป็น 0 ซึ่งแปลว่าไม่เกี่ยว ลองดูเงื่อนไขที่ใช้หยุด
def reciprocal_rank(retrieved, grades):
    for rank, doc_id in enumerate(dict.fromkeys(retrieved), start=1):
        if doc_id in grades:
            return 1 / rank
    return 0.0


answerable = [query for query in qrels if max(qrels[query].values()) > 0]
values = [reciprocal_rank(ranked.get(query, []), qrels[query]) for query in answerable]
mrr = round(sum(values) / len(values), 4)
