# message: ค่านี้คือโอกาสที่ช่วงพลาดค่าจริง ความครอบคลุมคืออีกด้านหนึ่ง ลองดูเงื่อนไขที่บวก
def coverage(intervals, p):
    n = len(intervals) - 1
    total = 0
    for x, (low, high) in enumerate(intervals):
        if not low <= p <= high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
    return round(total, 4)
