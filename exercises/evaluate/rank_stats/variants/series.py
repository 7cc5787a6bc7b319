table = pd.Series(ranks)
mean_rank = round(table.mean(), 2)
median_rank = table.median()
worst_rank = table.max()
