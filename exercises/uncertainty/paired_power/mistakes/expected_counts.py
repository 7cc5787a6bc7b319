# message: ฟังก์ชันทดสอบเฉพาะจำนวนเฉลี่ยที่คาดไว้ จึงได้ 0 หรือ 1 เท่านั้น ผลจริงแกว่งรอบค่าเฉลี่ย ต้องไล่ทุกคู่แล้วรวมโอกาส
def p_value(b, c):
    return min(1, 2 * sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c))


def power(n, up, down):
    return float(p_value(round(n * up), round(n * down)) < 0.05)
