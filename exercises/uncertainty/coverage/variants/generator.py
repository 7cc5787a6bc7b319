def coverage(intervals, p):
    n = len(intervals) - 1
    chances = (math.comb(n, x) * p**x * (1 - p) ** (n - x) for x in range(n + 1))
    return round(sum(c for c, (a, b) in zip(chances, intervals) if a <= p and p <= b), 4)
