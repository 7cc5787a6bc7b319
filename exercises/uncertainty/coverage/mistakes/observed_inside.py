# message: โอกาสของแทบทุกผลถูกบวกหมด จึงได้เกือบ 1 เงื่อนไขต้องถามว่าช่วงมีค่าจริง p หรือไม่ ไม่ใช่สัดส่วนที่วัดได้ x/n
def coverage(intervals, p):
    n = len(intervals) - 1
    total = 0
    for x, (low, high) in enumerate(intervals):
        if low <= x / n <= high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
    return round(total, 4)
