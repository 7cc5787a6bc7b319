change = np.sign(plain_ranks - base_ranks)
observed = change.sum()
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], (2000, len(change)))
draws = (signs * change).sum(axis=1)
p_value = (np.abs(draws) >= abs(observed)).mean()  # ___: >=
print("ผลรวมที่เห็น", observed, " ค่า p =", p_value)
