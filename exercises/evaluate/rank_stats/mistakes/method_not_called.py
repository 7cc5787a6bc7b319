# expect: not_called
# variables: worst_rank
mean_rank = round(ranks.mean(), 2)
median_rank = float(np.median(ranks))
worst_rank = ranks.max
