hit1 = round(sum(1 for rank in ranks if rank == 1) / len(ranks), 4)
hit3 = round(sum(1 for rank in ranks if rank in (1, 2, 3)) / len(ranks), 4)
