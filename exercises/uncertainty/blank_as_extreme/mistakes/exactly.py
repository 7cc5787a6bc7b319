# message: นับเฉพาะรอบที่เอียงเท่ากับที่เห็นพอดี รอบที่เอียงมากกว่านั้นยิ่งต้องนับ ลองหาเครื่องหมายที่รวมทั้งสองกรณี
change = np.sign(plain_ranks - base_ranks)
observed = change.sum()
rng = np.random.RandomState(42)
draws = (rng.choice([-1, 1], (2000, len(change))) * change).sum(axis=1)
p_value = (np.abs(draws) == abs(observed)).mean()
