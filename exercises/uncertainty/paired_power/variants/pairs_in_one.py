def p_value(b, c):
    return min(1, 2 * sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c))


def power(n, up, down):
    pairs = [(b, c) for b in range(n + 1) for c in range(n + 1) if b + c <= n]
    seen = [(b, c) for b, c in pairs if p_value(b, c) < 0.05]
    chances = [
        math.factorial(n)
        / (math.factorial(b) * math.factorial(c) * math.factorial(n - b - c))
        * (up**b * down**c * (1 - up - down) ** (n - b - c))
        for b, c in seen
    ]
    return float(np.round(math.fsum(chances), 4))
