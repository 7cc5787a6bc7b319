def average_precision(retrieved, grades):
    # ___ begin: Precision ตรงอันดับที่พบ รวมแล้วหารด้วยจำนวนที่เกี่ยวข้องทั้งหมด
    relevant = sum(grade > 0 for grade in grades.values())
    if relevant == 0:
        return math.nan
    hits, total = 0, 0.0
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            hits += 1
            total += hits / rank
    return total / relevant
    # ___ end


print(average_precision(ranked["q29"], qrels["q29"]))
