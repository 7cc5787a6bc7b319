def precision_at_k(retrieved, grades, k):
    # ___ begin: เอกสารที่เกี่ยวข้องใน k อันดับแรก หารด้วย k
    if not any(grade > 0 for grade in grades.values()):
        return math.nan
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / k
    # ___ end


def recall_at_k(retrieved, grades, k):
    # ___ begin: ตัวตั้งเดียวกัน หารด้วยจำนวนที่เกี่ยวข้องทั้งหมด
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / relevant
    # ___ end


print(precision_at_k(ranked["q29"], qrels["q29"], 3))
print(recall_at_k(ranked["q29"], qrels["q29"], 3))
