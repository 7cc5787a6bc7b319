def paired_p(one, two):
    gaps = np.array(one) - np.array(two)
    signs = np.random.RandomState(5).choice([1, -1], (40000, len(gaps)))
    return np.mean(np.abs((signs * gaps).sum(axis=1)) >= np.abs(gaps.sum()) - 1e-9)
