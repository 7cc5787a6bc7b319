# message: ค่าที่ได้มาจากรากที่สอง ส่วน idf ใช้ลอการิทึม ซึ่งโตช้ากว่ามาก ลองดูสูตรในหัวข้อ idf
vocabulary, counts = count_words(toy)
n = len(toy)
df = (counts > 0).sum(axis=0)
idf = np.sqrt((1 + n) / (1 + df)) + 1
