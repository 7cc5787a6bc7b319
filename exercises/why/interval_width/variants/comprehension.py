p = case["recall"][1]
intervals = [wilson(p, n) for n in sizes]
widths = [round(high - low, 4) for low, high in intervals]
