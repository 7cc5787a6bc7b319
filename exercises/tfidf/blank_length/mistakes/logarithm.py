# message: ค่าที่ได้มาจากลอการิทึม ซึ่งเป็นของขั้น idf ความยาวใช้ฟังก์ชันที่ตรงข้ามกับการยกกำลังสอง ลองเปลี่ยนชื่อฟังก์ชัน
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
length = np.log((weights**2).sum(axis=1))
