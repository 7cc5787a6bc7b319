# message: ตัวหารนับเฉพาะฉบับที่พบ ระบบที่หยุดค้นหลังพบฉบับแรกจึงได้คะแนนเต็ม ลองให้ฉบับที่ไม่พบอยู่ในตัวหารด้วย
def average_precision(retrieved, grades):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            hits += 1
            total += hits / rank
    return total / hits if hits else 0.0
