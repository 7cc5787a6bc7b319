# message: ตัดปลายออกข้างละ 5% จึงเหลือช่วง 90% ช่วง 95% ต้องตัดข้างละเท่าไร ลองดูเปอร์เซ็นไทล์ในโจทย์
rng = np.random.RandomState(42)
first = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
second = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
old, new = 1 / base_ranks, 1 / log_ranks
paired_low, paired_high = np.percentile((new - old)[first].mean(axis=1), [5, 95]).round(4)
separate = new[first].mean(axis=1) - old[second].mean(axis=1)
separate_low, separate_high = np.percentile(separate, [5, 95]).round(4)
