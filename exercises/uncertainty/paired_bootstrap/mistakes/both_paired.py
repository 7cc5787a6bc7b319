# message: ช่วงแบบแยกกันเท่ากับแบบเป็นคู่ เพราะระบบเดิมยังใช้คำถามชุด first แบบแยกกันให้ระบบเดิมใช้ second
# variables: separate_low, separate_high
rng = np.random.RandomState(42)
first = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
second = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
rounds = (1 / log_ranks - 1 / base_ranks)[first].mean(axis=1)
paired_low, paired_high = np.percentile(rounds, [2.5, 97.5]).round(4)
separate_low, separate_high = np.percentile(rounds, [2.5, 97.5]).round(4)
