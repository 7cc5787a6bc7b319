rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
# หนึ่งค่าต่อหนึ่งรอบ
rounds = (ranks <= 3)[idx].mean(axis=1)  # ___
low, high = np.percentile(rounds, [2.5, 97.5])  # ___
ci_low = round(low, 4)
ci_high = round(high, 4)
print("ช่วง 95% ของ hit@3:", ci_low, "ถึง", ci_high)
