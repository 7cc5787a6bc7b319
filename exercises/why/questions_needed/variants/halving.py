def width(n):
    low, high = wilson(case["recall"][1], n)
    return high - low


low_n, n_needed = 0, 1_000_000
while n_needed - low_n > 1:
    middle = (low_n + n_needed) // 2
    if width(middle) <= 0.06:
        n_needed = middle
    else:
        low_n = middle
