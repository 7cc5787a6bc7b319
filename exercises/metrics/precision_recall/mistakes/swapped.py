# message: ตัวหารของสองฟังก์ชันสลับกันอยู่ ตัวที่เทียบกับสิ่งที่ค้นมาคือ Precision ตัวที่เทียบกับสิ่งที่ควรพบคือ Recall
def precision_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / relevant


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / k
