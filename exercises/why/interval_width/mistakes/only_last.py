# expect: one_for_list
p = case["recall"][1]
for n in sizes:
    low, high = wilson(p, n)
    widths = round(high - low, 4)
