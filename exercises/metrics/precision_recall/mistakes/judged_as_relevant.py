# message: เอกสารระดับ 0 ถูกนับว่าเกี่ยวข้อง ระดับ 0 แปลว่ามีคนอ่านแล้วและบอกว่าไม่เกี่ยว ลองทบทวนเงื่อนไขของระดับ
def precision_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    top = list(dict.fromkeys(retrieved))[:k]
    if relevant == 0:
        return math.nan
    return sum(doc_id in grades for doc_id in top) / k


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    top = list(dict.fromkeys(retrieved))[:k]
    if relevant == 0:
        return math.nan
    return sum(doc_id in grades for doc_id in top) / len(grades)
