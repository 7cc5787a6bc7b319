# message: ค่าเฉลี่ยนับคำถามที่ไม่มีเอกสารเกี่ยวข้องเลยเป็น 0 ด้วย ข้อแบบนั้นไม่มีระบบใดทำได้ จึงไม่ควรอยู่ในตัวหาร
# variables: mrr
def reciprocal_rank(retrieved, grades):
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            return 1 / rank
    return 0.0


values = [reciprocal_rank(ranked.get(query, []), qrels[query]) for query in qrels]
mrr = round(sum(values) / len(values), 4)
