# message: เฉลี่ยตามแกนของรอบ จึงเหลือหนึ่งค่าต่อหนึ่งคำถาม ลองดู .shape หลังเฉลี่ย ควรเหลือ 2,000 ค่า
# variables: p_value
difference = 1 / semantic_ranks - 1 / tfidf_ranks
gain = round(difference.mean(), 4)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = (signs * difference).mean(axis=0)
p_value = round((np.abs(by_chance) >= abs(difference.mean()) - 1e-12).mean(), 4)
