# message: ค่าที่ได้คือผลรวมของน้ำหนัก ความยาวต้องยกกำลังสองก่อนรวมแล้วจึงถอดราก ลองใช้โค้ดตั้งต้นตามเดิม แล้วเติมเฉพาะช่องว่าง
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
length = weights.sum(axis=1)
