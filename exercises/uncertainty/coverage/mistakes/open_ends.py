# message: ช่วงที่มี p อยู่ตรงปลายพอดียังไม่ถูกนับ โจทย์ให้รวมปลายทั้งสอง ลองดูเครื่องหมายเปรียบเทียบ
def coverage(intervals, p):
    n = len(intervals) - 1
    total = 0
    for x, (low, high) in enumerate(intervals):
        if low < p < high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
    return round(total, 4)
