choose, check = trial_ranks[:, ::2], trial_ranks[:, 1::2]
best = int(np.argmax((choose == 1).sum(axis=1)))
seen_gain = float(np.round((choose[best] == 1).mean() - (base_ranks[::2] == 1).mean(), 4))
held_gain = float(np.round((check[best] == 1).mean() - (base_ranks[1::2] == 1).mean(), 4))
