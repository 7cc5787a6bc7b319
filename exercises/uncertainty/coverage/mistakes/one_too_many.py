# message: จำนวนข้อมากไปหนึ่ง เพราะช่วงเริ่มตั้งแต่พบ 0 ข้อ จำนวนช่วงจึงมากกว่าจำนวนข้ออยู่หนึ่ง
def coverage(intervals, p):
    n = len(intervals)
    total = 0
    for x, (low, high) in enumerate(intervals):
        if low <= p <= high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
    return round(total, 4)
