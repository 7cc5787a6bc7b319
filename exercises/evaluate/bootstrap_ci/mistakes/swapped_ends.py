# message: ปลายล่างกับปลายบนสลับกันอยู่ ci_low ต้องเป็นค่าที่น้อยกว่า ลองตรวจลำดับของเปอร์เซ็นไทล์
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks <= 3)[idx].mean(axis=1)
ci_high, ci_low = np.percentile(rounds, [2.5, 97.5]).round(4)
