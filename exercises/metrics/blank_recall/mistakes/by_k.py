# message: หารด้วย k ได้ Precision@k คือสัดส่วนของสิ่งที่ค้นมาแล้วใช้ได้ ส่วน Recall เทียบกับเอกสารที่ควรพบทั้งหมด ลองดูว่าตัวแปรใดนับจำนวนนั้นไว้
def recall_at_k(retrieved, grades, k):
    found = sum(grade > 0 for grade in gains(retrieved, grades)[:k])
    relevant = sum(grade > 0 for grade in grades.values())
    return found / k
