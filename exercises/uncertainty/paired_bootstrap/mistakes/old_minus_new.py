# message: เครื่องหมายของผลต่างกลับด้าน โจทย์ให้เอาระบบใหม่ลบระบบเดิม ค่าบวกจึงแปลว่าระบบใหม่ดีกว่า
rng = np.random.RandomState(42)
first = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
second = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
old, new = 1 / base_ranks, 1 / log_ranks
paired_low, paired_high = np.percentile((old - new)[first].mean(axis=1), [2.5, 97.5]).round(4)
separate = old[second].mean(axis=1) - new[first].mean(axis=1)
separate_low, separate_high = np.percentile(separate, [2.5, 97.5]).round(4)
