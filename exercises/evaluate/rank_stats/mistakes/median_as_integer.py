# expect: int_for_float
# variables: median_rank
mean_rank = round(ranks.mean(), 2)
median_rank = int(np.median(ranks))
worst_rank = ranks.max()
