# message: np.percentile รับเลขในสเกล 0 ถึง 100 ค่าที่ใส่น้อยกว่า 1 ทั้งคู่ จึงได้ค่าใกล้ปลายล่างสุดทั้งสองตัว ลองดูหน่วยของเปอร์เซ็นไทล์ที่โจทย์ให้
# variables: ci_low, ci_high
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks <= 3)[idx].mean(axis=1)
ci_low, ci_high = np.percentile(rounds, [0.025, 0.975]).round(4)
