change = np.sign(plain_ranks - base_ranks)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], (2000, len(change)))
count = 0
for draw in signs @ change:
    if not abs(draw) < abs(change.sum()):
        count += 1
p_value = count / 2000
