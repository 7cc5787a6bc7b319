# message: ช่วงนี้เป็นของ hit@1 โจทย์ต้องการ hit@3 ลองดูตัวเลขที่ใช้เทียบกับอันดับ
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks <= 1)[idx].mean(axis=1)
ci_low, ci_high = np.percentile(rounds, [2.5, 97.5]).round(4)
