# message: อันดับแรกสุดได้ค่าเพียงครึ่งเดียว อันดับคลาดไปหนึ่ง ลองดูว่า enumerate เริ่มนับที่เท่าใด แล้วยังบวกเพิ่มอีกหรือไม่
def reciprocal_rank(retrieved, grades):
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            return 1 / (rank + 1)
    return 0.0


answerable = [query for query in qrels if max(qrels[query].values()) > 0]
values = [reciprocal_rank(ranked.get(query, []), qrels[query]) for query in answerable]
mrr = round(sum(values) / len(values), 4)
