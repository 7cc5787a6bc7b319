def coverage(intervals, p):
    low, high = np.array(intervals).T
    n = len(low) - 1
    x = np.arange(n + 1)
    ways = np.array([math.comb(n, int(k)) for k in x], dtype=float)
    chances = ways * p**x * (1 - p) ** (n - x)
    return float(chances[(low <= p) & (p <= high)].sum().round(4))
