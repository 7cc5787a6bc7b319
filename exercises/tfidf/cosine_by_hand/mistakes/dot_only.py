# message: ค่านี้เป็นผลคูณจุดที่ยังไม่ได้หารด้วยความยาว จึงเกิน 1 ได้ ลองหารด้วยความยาวของทั้งสองเวกเตอร์
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
cosine = round(weights[0] @ weights[1], 4)
