# message: ค่านี้คำนวณจากจำนวนนับโดยยังไม่คูณ idf โจทย์ใช้น้ำหนักใน weights ลองดูว่า a กับ b มาจากตารางใด
vocabulary, counts = count_words(toy)
a, b = counts[0], counts[1]
cosine = round((a @ b) / (np.sqrt(a @ a) * np.sqrt(b @ b)), 4)
