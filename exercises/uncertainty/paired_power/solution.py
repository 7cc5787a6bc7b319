def p_value(b, c):
    one_side = sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c)
    return min(1, 2 * one_side)


def power(n, up, down):
    total = 0
    # ___ begin: ไล่ทุกคู่ b, c แล้วรวมโอกาสของคู่ที่ p_value(b, c) < 0.05
    for b in range(n + 1):
        for c in range(n - b + 1):
            if p_value(b, c) < 0.05:
                ways = math.comb(n, b) * math.comb(n - b, c)
                total += ways * up**b * down**c * (1 - up - down) ** (n - b - c)
    # ___ end
    return round(total, 4)


print(power(30, 0.07, 0.0))
