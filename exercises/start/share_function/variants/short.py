share_over = lambda values, limit: np.mean(values > limit)
