# message: ตัวหารนี้เป็นผลรวมของระดับ แต่ตัวตั้งเป็นจำนวนฉบับ หน่วยจึงไม่ตรงกัน ลองใช้จำนวนฉบับทั้งเศษและส่วน
def recall_at_k(retrieved, grades, k):
    found = sum(grade > 0 for grade in gains(retrieved, grades)[:k])
    return found / sum(grades.values())
