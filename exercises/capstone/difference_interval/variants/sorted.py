def difference_interval(one, two):
    rng = np.random.RandomState(42)
    gaps = pd.Series(one) - pd.Series(two)
    rows = rng.randint(0, len(gaps), (4000, len(gaps)))
    means = np.sort((np.array(one)[rows] - np.array(two)[rows]).mean(axis=1))
    return (means[100], means[3899])
