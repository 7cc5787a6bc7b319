# message: ตัวหารนี้นับทุกฉบับที่มีคนให้ระดับ รวมฉบับที่ได้ระดับ 0 ซึ่งอ่านแล้วไม่เกี่ยว ลองดูว่าบรรทัดก่อนหน้าคัดฉบับใดออก
def recall_at_k(retrieved, grades, k):
    found = sum(grade > 0 for grade in gains(retrieved, grades)[:k])
    return found / len(grades)
