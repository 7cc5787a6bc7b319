# message: ฟังก์ชันถูกกับ toy แต่เมื่อส่งข้อความอื่นได้ค่าไม่ตรง เพราะจำนวนเอกสารในสูตรมาจาก toy ลองใช้จำนวนของ texts ที่รับเข้ามา
def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    weights = counts * (np.log((1 + len(toy)) / (1 + (counts > 0).sum(axis=0))) + 1)
    length = np.sqrt((weights**2).sum(axis=1, keepdims=True))
    return weights / np.where(length == 0, 1, length)
