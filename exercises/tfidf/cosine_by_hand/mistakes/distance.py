# message: ค่านี้คือ 1 ลบความคล้าย ซึ่งเป็นระยะห่าง โจทย์ถามความคล้าย ยิ่งเหมือนยิ่งใกล้ 1 ลองเอาการลบออก
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
a, b = weights[0], weights[1]
cosine = round(1 - (a @ b) / (np.sqrt(a @ a) * np.sqrt(b @ b)), 4)
