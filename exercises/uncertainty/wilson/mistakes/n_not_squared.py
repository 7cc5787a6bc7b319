# message: ครึ่งความกว้างใหญ่เกินไป ลองดูตัวหารของพจน์ที่สองใต้รากอีกครั้ง n ตรงนั้นยกกำลังเท่าไร
def wilson(found, n):
    z = 1.96
    p = found / n
    shrink = 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink
    half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n)) / shrink
    return round(centre - half, 4), round(centre + half, 4)
