mean_rank = np.round(np.mean(ranks), 2)
median_rank = np.percentile(ranks, 50)
worst_rank = np.amax(ranks)
