for n in range(1, 100_000):
    low, high = wilson(case["recall"][1], n)
    if high - low <= 0.06:
        n_needed = n
        break
