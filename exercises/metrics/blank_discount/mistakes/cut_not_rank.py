# message: ทุกฉบับถูกหารด้วยค่าเดียวกัน อันดับจึงไม่มีผลเลย ส่วนลดต้องขึ้นกับอันดับของฉบับนั้น ไม่ใช่กับ k
def dcg(grades, k):
    total = 0
    for rank, grade in enumerate(grades[:k], start=1):
        total += grade / math.log2(k + 1)
    return total
