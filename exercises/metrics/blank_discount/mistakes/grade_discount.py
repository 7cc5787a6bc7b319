# message: ส่วนลดนี้คำนวณจากระดับของเอกสารเอง ฉบับที่ดีกว่าจึงถูกหักมากกว่า ส่วนลดต้องมาจากตำแหน่งในรายการ
def dcg(grades, k):
    total = 0
    for rank, grade in enumerate(grades[:k], start=1):
        total += grade / math.log2(grade + 2)
    return total
