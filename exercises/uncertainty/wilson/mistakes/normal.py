# message: ช่วงนี้คือ p ± z√(p(1−p)/n) ซึ่งเหลือความกว้างเป็นศูนย์เมื่อพบครบทุกข้อ ลองเติมพจน์ z² ตามสูตรวิลสัน
def wilson(found, n):
    p = found / n
    half = 1.96 * math.sqrt(p * (1 - p) / n)
    return round(p - half, 4), round(p + half, 4)
