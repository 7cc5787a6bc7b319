def p_value(b, c):
    return min(1, 2 * sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c))


def power(n, up, down):
    changed = up + down
    total = 0
    for m in range(n + 1):
        chance = math.comb(n, m) * changed**m * (1 - changed) ** (n - m)
        for b in range(m + 1):
            if p_value(b, m - b) < 0.05:
                share = up / changed
                total += chance * math.comb(m, b) * share**b * (1 - share) ** (m - b)
    return round(total, 4)
