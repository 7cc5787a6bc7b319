# message: จุดกลางถูกต้อง แต่ครึ่งความกว้างยังไม่ได้หารด้วย 1 + z²/n ช่วงจึงกว้างเกินและอาจล้น 0 กับ 1
def wilson(found, n):
    z = 1.96
    p = found / n
    centre = (p + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    return round(centre - half, 4), round(centre + half, 4)
