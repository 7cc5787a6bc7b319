def wilson(found, n):
    z2 = 1.96**2
    p = found / n
    half = 1.96 * (p * (1 - p) / n + z2 / (4 * n**2)) ** 0.5
    ends = (p + z2 / (2 * n) + np.array([-half, half])) / (1 + z2 / n)
    return ends.round(4)
