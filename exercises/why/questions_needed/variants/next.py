def width(n):
    low, high = wilson(case["recall"][1], n)
    return high - low


n_needed = next(n for n in range(1, 10_000) if width(n) <= 0.06)
