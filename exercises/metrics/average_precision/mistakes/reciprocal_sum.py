# message: ค่านี้รวม 1 ÷ อันดับของแต่ละฉบับ แต่ Precision ที่อันดับนั้นต้องนับฉบับที่พบมาก่อนหน้าด้วย ลองดูตัวตั้งของเศษส่วน
def average_precision(retrieved, grades):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            total += 1 / rank
    return total / relevant
