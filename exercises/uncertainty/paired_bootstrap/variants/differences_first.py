rng = np.random.RandomState(42)
n = len(base_ranks)
first, second = (rng.randint(0, n, (1000, n)) for _ in range(2))
change = 1 / log_ranks - 1 / base_ranks
paired_low, paired_high = np.round(np.percentile(change[first].mean(axis=1), [2.5, 97.5]), 4)
separate = (1 / log_ranks[first] - 1 / base_ranks[second]).mean(axis=1)
separate_low, separate_high = np.round(np.percentile(separate, [2.5, 97.5]), 4)
