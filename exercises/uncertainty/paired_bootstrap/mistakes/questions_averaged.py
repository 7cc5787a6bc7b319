# message: เฉลี่ยตามแนวรอบ จึงได้หนึ่งค่าต่อคำถามแทนหนึ่งค่าต่อรอบ ลองดู axis ของการเฉลี่ย
rng = np.random.RandomState(42)
first = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
second = rng.randint(0, len(base_ranks), (1000, len(base_ranks)))
old, new = 1 / base_ranks, 1 / log_ranks
paired = new[first].mean(axis=0) - old[first].mean(axis=0)
separate = new[first].mean(axis=0) - old[second].mean(axis=0)
paired_low, paired_high = np.percentile(paired, [2.5, 97.5]).round(4)
separate_low, separate_high = np.percentile(separate, [2.5, 97.5]).round(4)
print("เป็นคู่ ", paired_low, "ถึง", paired_high)
