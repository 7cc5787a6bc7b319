# message: คำถามที่ไม่มีเอกสารที่เกี่ยวข้องเลยได้ 0 ทั้งที่ไม่มีระบบใดทำได้ดีกว่านี้ ค่าไม่มีนิยาม ไม่ใช่ศูนย์ ลองดูว่าโจทย์ให้คืนค่าใดในกรณีนี้
def precision_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / k


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return 0.0
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / relevant
