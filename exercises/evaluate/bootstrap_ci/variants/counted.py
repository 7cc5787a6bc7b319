rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
found = np.where(ranks <= 3, 1, 0)[idx].sum(axis=1)
ci_low, ci_high = np.round(np.percentile(found, [2.5, 97.5]) / len(ranks), 4)
