# message: log2 ของอันดับ 1 เท่ากับ 0 จึงหารไม่ได้ตั้งแต่ฉบับแรก ลองดูว่านิยามเลื่อนอันดับไปเท่าใดก่อนหา log
def dcg(grades, k):
    total = 0
    for rank, grade in enumerate(grades[:k], start=1):
        total += grade / math.log2(rank)
    return total
