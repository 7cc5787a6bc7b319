# message: คำที่ซ้ำในข้อความเดียวได้น้ำหนักเท่าคำที่พบครั้งเดียว เพราะใช้เพียงมีหรือไม่มี ลองคูณ idf กับจำนวนนับ
def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    present = counts > 0
    weights = present * (np.log((1 + len(counts)) / (1 + present.sum(axis=0))) + 1)
    length = np.sqrt((weights**2).sum(axis=1, keepdims=True))
    return weights / np.where(length == 0, 1, length)
