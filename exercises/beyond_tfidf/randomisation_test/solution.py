difference = 1 / semantic_ranks - 1 / tfidf_ranks
gain = round(difference.mean(), 4)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = (signs * difference).mean(axis=1)  # ___
as_large = np.abs(by_chance) >= abs(difference.mean()) - 1e-12  # ___
p_value = round(as_large.mean(), 4)
print(gain, p_value)
