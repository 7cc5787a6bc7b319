# message: โอกาสที่ใช้เป็นของลำดับแบบเดียว ผลเดียวกันเกิดได้หลายลำดับ ต้องคูณด้วย math.comb
def coverage(intervals, p):
    n = len(intervals) - 1
    total = 0
    for x, (low, high) in enumerate(intervals):
        if low <= p <= high:
            total += p**x * (1 - p) ** (n - x)
    return round(total, 4)
