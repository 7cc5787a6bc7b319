def width(n):
    ends = wilson(case["recall"][1], n)
    return round(max(ends) - min(ends), 4)


widths = list(map(width, sizes))
