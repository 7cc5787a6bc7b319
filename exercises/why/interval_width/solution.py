p = case["recall"][1]
widths = []
for n in sizes:
    low, high = wilson(p, n)
    widths.append(round(high - low, 4))  # ___: round(high - low, 4)
print(dict(zip(sizes, widths)))
