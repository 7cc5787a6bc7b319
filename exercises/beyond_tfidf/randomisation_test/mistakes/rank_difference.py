# message: ผลต่างนี้เป็นผลต่างของอันดับ โจทย์ใช้ผลต่างของส่วนกลับของอันดับ ซึ่งเฉลี่ยแล้วคือผลต่างของ MRR
difference = tfidf_ranks - semantic_ranks
gain = round(float(difference.mean()), 4)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = (signs * difference).mean(axis=1)
p_value = round((np.abs(by_chance) >= abs(difference.mean()) - 1e-12).mean(), 4)
