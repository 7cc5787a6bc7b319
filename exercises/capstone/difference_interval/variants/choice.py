def difference_interval(one, two):
    rng = np.random.RandomState(42)
    gaps = np.array(one) - np.array(two)
    means = [rng.choice(gaps, len(gaps)).mean() for _ in range(4000)]
    return np.percentile(means, [2.5, 97.5])
