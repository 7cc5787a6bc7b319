# message: ตัวตั้งเป็นผลรวมของระดับ ฉบับระดับ 3 จึงนับเป็นสามฉบับ Precision และ Recall นับจำนวนฉบับที่ระดับมากกว่า 0
def precision_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(gains(retrieved, grades)[:k]) / k


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(gains(retrieved, grades)[:k]) / relevant
