def mcnemar(better, worse):
    m = better + worse
    upper = sum(math.comb(m, i) for i in range(max(better, worse), m + 1))
    return min(1.0, round(upper / 2 ** (m - 1) if m else 1.0, 4))
