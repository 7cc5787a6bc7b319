# expect: not_rounded
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks <= 3)[idx].mean(axis=1)
ci_low, ci_high = np.percentile(rounds, [2.5, 97.5])
