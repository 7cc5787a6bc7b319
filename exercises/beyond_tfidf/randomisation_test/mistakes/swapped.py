# message: gain กลับเครื่องหมาย โจทย์ลบ TF-IDF ออกจากเวกเตอร์ความหมาย ค่าบวกจึงแปลว่าเวกเตอร์ความหมายดีกว่า
# variables: gain
difference = 1 / tfidf_ranks - 1 / semantic_ranks
gain = round(difference.mean(), 4)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = (signs * difference).mean(axis=1)
p_value = round((np.abs(by_chance) >= abs(difference.mean()) - 1e-12).mean(), 4)
