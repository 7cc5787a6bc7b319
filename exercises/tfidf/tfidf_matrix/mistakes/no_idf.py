# message: ตารางนี้มาจากการนับแล้วปรับความยาว โดยยังไม่ได้คูณ idf คำที่พบทั่วไปจึงหนักเท่าคำหายาก ลองเพิ่มขั้นที่ 2
def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    length = np.sqrt((counts**2).sum(axis=1, keepdims=True))
    return counts / np.where(length == 0, 1, length)
