table = pd.Series(ranks)
hit1 = table.le(1).mean().round(4)
hit3 = table.between(1, 3).mean().round(4)
