rng = np.random.RandomState(42)
n = len(base_ranks)
first = rng.randint(0, n, (1000, n))
second = rng.randint(0, n, (1000, n))


def mrr(ranks):
    return (1 / ranks).sum() / len(ranks)


paired, separate = [], []
for one, other in zip(first, second):
    paired.append(mrr(log_ranks[one]) - mrr(base_ranks[one]))
    separate.append(mrr(log_ranks[one]) - mrr(base_ranks[other]))
paired_low = round(float(np.quantile(paired, 0.025)), 4)
paired_high = round(float(np.quantile(paired, 0.975)), 4)
separate_low = round(float(np.quantile(separate, 0.025)), 4)
separate_high = round(float(np.quantile(separate, 0.975)), 4)
