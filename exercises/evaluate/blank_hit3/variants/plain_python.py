found = 0
for rank in ranks:
    if rank <= 3:
        found += 1
hit3 = found / len(ranks)
