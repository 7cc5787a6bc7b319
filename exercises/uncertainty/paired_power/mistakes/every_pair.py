# message: ได้ 1 เพราะบวกโอกาสของทุกคู่ ลองเลือกเฉพาะคู่ที่ค่า p ต่ำกว่า 0.05
def p_value(b, c):
    one_side = sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c)
    return min(1, 2 * one_side)


def power(n, up, down):
    total = 0
    for b in range(n + 1):
        for c in range(n - b + 1):
            if p_value(b, c) <= 1:
                ways = math.comb(n, b) * math.comb(n - b, c)
                total += ways * up**b * down**c * (1 - up - down) ** (n - b - c)
    return round(total, 4)
