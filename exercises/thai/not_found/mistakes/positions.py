# expect: positions_for_ids
not_found = np.flatnonzero(np.isinf(ranks_default)).tolist()
n_far = ((ranks_default > 3) & np.isfinite(ranks_default)).sum()
