n_found = (ranks_default != np.inf).sum()
