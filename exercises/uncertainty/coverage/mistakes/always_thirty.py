# message: จำนวนข้อเป็น 30 เสมอ จึงถูกเฉพาะกับ boot_intervals รายการช่วงชุดอื่นมีจำนวนข้อไม่เท่ากัน ลองหา n จากความยาวของ intervals
def coverage(intervals, p):
    n = 30
    total = 0
    for x, (low, high) in enumerate(intervals):
        if low <= p <= high:
            total += math.comb(n, x) * p**x * (1 - p) ** (n - x)
    return round(total, 4)
