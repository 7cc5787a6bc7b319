# message: ผลต่างนี้เป็นของอันดับเฉลี่ย ไม่ใช่ของ MRR หาส่วนกลับของอันดับทีละข้อก่อน
rng = np.random.RandomState(42)
first = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
second = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
paired = (log_ranks - base_ranks)[first].mean(axis=1)
separate = log_ranks[first].mean(axis=1) - base_ranks[second].mean(axis=1)
paired_low, paired_high = np.percentile(paired, [2.5, 97.5]).round(4)
separate_low, separate_high = np.percentile(separate, [2.5, 97.5]).round(4)
