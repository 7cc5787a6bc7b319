# message: จุดกลางของช่วงนี้ยังเป็นสัดส่วนเดิม ช่วงวิลสันมีจุดกลางขยับเข้าหาครึ่งหนึ่ง ลองดูสูตรแรกอีกครั้ง
def wilson(found, n):
    z = 1.96
    p = found / n
    half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2)) / (1 + z**2 / n)
    return round(p - half, 4), round(p + half, 4)
