# message: ตัวนับถูกเพิ่มหลังคำนวณ Precision ฉบับที่เพิ่งพบจึงยังไม่ถูกนับ ลองสลับสองบรรทัดในเงื่อนไข
def average_precision(retrieved, grades):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            total += hits / rank
            hits += 1
    return total / relevant
