# message: อันดับ 1 ถูกหักไปแล้วตั้งแต่ฉบับแรก ทั้งที่ควรได้ระดับเต็ม ค่า + 2 ใช้เมื่ออันดับเริ่มนับที่ 0 ลองดูว่าลูปนี้เริ่มที่เท่าใด
def dcg(grades, k):
    total = 0
    for rank, grade in enumerate(grades[:k], start=1):
        total += grade / math.log2(rank + 2)
    return total
