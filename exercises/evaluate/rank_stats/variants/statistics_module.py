import statistics

as_list = [int(rank) for rank in ranks]
mean_rank = round(sum(as_list) / len(as_list), 2)
median_rank = float(statistics.median(as_list))
worst_rank = sorted(as_list)[-1]
