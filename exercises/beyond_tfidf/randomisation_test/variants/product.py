difference = 1 / semantic_ranks - 1 / tfidf_ranks
gain = float(np.round(np.mean(difference), 4))
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = np.abs(signs @ difference) / len(difference)
p_value = round(np.count_nonzero(by_chance >= abs(np.mean(difference)) - 1e-12) / 2000, 4)
