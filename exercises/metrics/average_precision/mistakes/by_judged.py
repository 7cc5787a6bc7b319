# message: ตัวหารนับเอกสารทุกฉบับที่มีคนให้ระดับ รวมระดับ 0 ด้วย ลองนับเฉพาะฉบับที่เกี่ยวข้อง
def average_precision(retrieved, grades):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            hits += 1
            total += hits / rank
    return total / len(grades)
