# message: ลูปหยุดก่อนถึง n จึงขาดคู่ที่ทุกข้อเปลี่ยน คือ b + c เท่ากับ n พอดี ลองดูว่า range ให้เลขตัวสุดท้ายเป็นอะไร
def p_value(b, c):
    one_side = sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c)
    return min(1, 2 * one_side)


def power(n, up, down):
    total = 0
    for b in range(n):
        for c in range(n - b):
            if p_value(b, c) < 0.05:
                ways = math.comb(n, b) * math.comb(n - b, c)
                total += ways * up**b * down**c * (1 - up - down) ** (n - b - c)
    return round(total, 4)
