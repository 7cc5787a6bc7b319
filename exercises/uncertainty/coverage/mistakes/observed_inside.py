# message: เงื่อนไขถามว่าช่วงมีสัดส่วนที่วัดได้ x/n หรือไม่ ซึ่งจริงเกือบเสมอ ต้องถามว่าช่วงมีค่าจริง p หรือไม่
def coverage(intervals, p):
    n = len(intervals) - 1
    total = 0
    for x, (low, high) in enumerate(intervals):
        if low <= x / n <= high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
    return round(total, 4)
