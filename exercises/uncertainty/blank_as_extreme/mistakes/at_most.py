# message: ค่านี้คือสัดส่วนของรอบที่เอียงไม่เกินที่เห็น ซึ่งกลับด้านกับค่า p ลองกลับทิศของเครื่องหมาย
change = np.sign(plain_ranks - base_ranks)
observed = change.sum()
rng = np.random.RandomState(42)
draws = (rng.choice([-1, 1], (2000, len(change))) * change).sum(axis=1)
p_value = (np.abs(draws) <= abs(observed)).mean()
