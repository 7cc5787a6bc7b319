order = sorted(range(len(row)), key=lambda i: -row[i])
rank = order.index(gold_at) + 1
