# message: เมื่อรายการมีรหัสซ้ำ ฉบับเดียวถูกนับสองครั้ง เอกสารที่ซ้ำควรนับที่ตำแหน่งแรกครั้งเดียว ลองใช้ gains ซึ่งตัดรหัสซ้ำให้แล้ว
def precision_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / k


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(grades.get(doc_id, 0) > 0 for doc_id in retrieved[:k]) / relevant
