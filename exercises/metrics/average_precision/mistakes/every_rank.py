# message: ค่านี้รวม Precision ของทุกอันดับ รวมอันดับที่ไม่เกี่ยวข้องด้วย ลองเก็บเฉพาะอันดับที่พบเอกสารที่เกี่ยวข้อง
def average_precision(retrieved, grades):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        hits += grade > 0
        total += hits / rank
    return total / relevant
