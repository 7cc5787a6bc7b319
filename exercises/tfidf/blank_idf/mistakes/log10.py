# message: ค่าที่ได้ใช้ลอการิทึมฐาน 10 สูตรของ scikit-learn ใช้ลอการิทึมธรรมชาติ (ln) ลองเปลี่ยนชื่อฟังก์ชัน
vocabulary, counts = count_words(toy)
n = len(toy)
df = (counts > 0).sum(axis=0)
idf = np.log10((1 + n) / (1 + df)) + 1
