# message: ช่วงนี้แคบกว่าที่โจทย์ขอ เพราะตัดออกข้างละ 5% เหลือ 90% ช่วง 95% ต้องตัดข้างละเท่าไร ลองดูเปอร์เซ็นไทล์ที่โจทย์ให้
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks <= 3)[idx].mean(axis=1)
ci_low, ci_high = np.percentile(rounds, [5, 95]).round(4)
