# message: ค่า p นี้นับด้านเดียว โจทย์ถามขนาดโดยไม่สนเครื่องหมาย ลองใส่ค่าสัมบูรณ์ให้ค่าเฉลี่ยของแต่ละรอบ
# variables: p_value
difference = 1 / semantic_ranks - 1 / tfidf_ranks
gain = round(difference.mean(), 4)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = (signs * difference).mean(axis=1)
p_value = round((by_chance >= difference.mean() - 1e-12).mean(), 4)
