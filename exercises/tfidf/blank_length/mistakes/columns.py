# message: ค่าที่ได้มีหนึ่งค่าต่อหนึ่งคำ คือรวมลงมาตามแนวตั้ง โจทย์ต้องการหนึ่งค่าต่อหนึ่งประโยค ลองเปลี่ยนหมายเลขแกน
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
length = np.sqrt((weights**2).sum(axis=0))
