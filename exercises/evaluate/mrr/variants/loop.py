total = 0.0
for rank in ranks:
    total += 1 / rank
mrr = round(total / len(ranks), 4)
