def coverage(intervals, p):
    n = len(intervals) - 1  # ___
    total = 0
    for x, (low, high) in enumerate(intervals):
        # ___ begin: ถ้าช่วงนี้มี p ให้บวกโอกาสที่จะพบ x ข้อ
        if low <= p <= high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
        # ___ end
    return round(total, 4)


print(coverage(boot_intervals, 0.95))
