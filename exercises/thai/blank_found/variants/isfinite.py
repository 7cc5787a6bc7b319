n_found = int(np.isfinite(ranks_default).sum())
