# message: ตัวหารนี้นับจำนวนครั้งที่คำปรากฏ คำที่ซ้ำในประโยคเดียวจึงถูกนับหลายหน df นับประโยคละหนึ่งเท่านั้น ลองใช้ตัวแปรที่นับไว้แล้ว
vocabulary, counts = count_words(toy)
n = len(toy)
idf = np.log((1 + n) / (1 + counts.sum(axis=0))) + 1
