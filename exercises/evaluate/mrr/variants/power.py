mrr = np.round(np.mean(ranks.astype(float) ** -1), 4)
