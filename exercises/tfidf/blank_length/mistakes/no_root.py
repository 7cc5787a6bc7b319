# message: ค่าที่ได้คือความยาวยกกำลังสอง ยังขาดขั้นสุดท้ายที่เปลี่ยนกลับเป็นความยาว ลองนึกถึงสูตรด้านตรงข้ามมุมฉาก
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
length = np.abs((weights**2).sum(axis=1))
