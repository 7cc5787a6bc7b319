rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
one, other = 1 / semantic_ranks, 1 / tfidf_ranks
gain = round(one.mean() - other.mean(), 4)
first = np.where(signs == 1, one, other).mean(axis=1)
second = np.where(signs == 1, other, one).mean(axis=1)
far = np.abs(first - second)
p_value = round((far >= abs(one.mean() - other.mean()) - 1e-12).mean(), 4)
