# message: รายการที่สั้นกว่า k ได้ Precision สูงเกินจริง เพราะตัวหารหดตามจำนวนที่ค้นได้ นิยามให้หารด้วย k เสมอ ช่องที่ว่างถือว่าไม่เกี่ยวข้อง
def precision_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    top = gains(retrieved, grades)[:k]
    return sum(grade > 0 for grade in top) / len(top)


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / relevant
