# message: ค่าที่ได้ใช้ลอการิทึมฐาน 2 สูตรของ scikit-learn ใช้ลอการิทึมธรรมชาติ (ln) ลองดูชื่อฟังก์ชันอีกครั้ง
vocabulary, counts = count_words(toy)
n = len(toy)
df = (counts > 0).sum(axis=0)
idf = np.log2((1 + n) / (1 + df)) + 1
