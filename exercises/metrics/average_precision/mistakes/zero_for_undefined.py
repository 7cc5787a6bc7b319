# message: คำถามที่ไม่มีเอกสารที่เกี่ยวข้องเลยได้ 0 ทั้งที่ค่านี้ไม่มีนิยาม ลองดูว่าโจทย์ให้คืนค่าใด
def average_precision(retrieved, grades):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return 0.0
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            hits += 1
            total += hits / rank
    return total / relevant
