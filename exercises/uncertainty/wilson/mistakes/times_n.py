# message: จุดกลางเลย 1 เพราะ z**2 / 2 * n คือหารด้วย 2 แล้วคูณ n ลองใส่วงเล็บครอบตัวหาร
def wilson(found, n):
    z = 1.96
    p = found / n
    shrink = 1 + z**2 / n
    centre = (p + z**2 / 2 * n) / shrink
    half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2)) / shrink
    return round(centre - half, 4), round(centre + half, 4)
