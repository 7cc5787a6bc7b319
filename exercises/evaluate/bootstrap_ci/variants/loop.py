rng = np.random.RandomState(42)
hits = (ranks <= 3).astype(float)
rounds = []
for _ in range(1000):
    chosen = rng.randint(0, len(ranks), len(ranks))
    rounds.append(sum(hits[chosen]) / len(ranks))
ci_low = float(np.percentile(rounds, 2.5).round(4))
ci_high = float(np.percentile(rounds, 97.5).round(4))
