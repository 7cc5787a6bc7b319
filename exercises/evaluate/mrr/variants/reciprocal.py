mrr = float(round(np.average(np.reciprocal(ranks.astype(float))), 4))
