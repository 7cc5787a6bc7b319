# message: รวมเฉพาะคู่ที่ดีขึ้นมากกว่าแย่ลง การทดสอบเป็นสองทาง คู่ที่แย่ลงชัดเจนก็ให้ค่า p ต่ำกว่า 0.05 ได้
def p_value(b, c):
    return min(1, 2 * sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c))


def power(n, up, down):
    total = 0
    for b in range(n + 1):
        for c in range(n - b + 1):
            if b > c and p_value(b, c) < 0.05:
                ways = math.comb(n, b) * math.comb(n - b, c)
                total += ways * up**b * down**c * (1 - up - down) ** (n - b - c)
    return round(total, 4)
