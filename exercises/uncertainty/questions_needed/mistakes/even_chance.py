# message: ค่านี้ไม่มีพจน์ 0.8416 โอกาสเห็นความต่างจึงเหลือราวครึ่งเดียว เติมพจน์ที่สองในวงเล็บให้ครบ
def questions_needed(p1, p2):
    m = (p1 + p2) / 2
    noise = 1.96 * math.sqrt(2 * m * (1 - m))
    return math.ceil(noise**2 / (p2 - p1) ** 2)
