# message: idf นี้ใช้สูตรในตำราที่ไม่บวก 1 ในเศษและส่วน scikit-learn บวกให้ทั้งสองแห่ง ลองเทียบกับสูตรในหัวข้อ idf
def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    weights = counts * (np.log(len(counts) / (counts > 0).sum(axis=0)) + 1)
    length = np.sqrt((weights**2).sum(axis=1, keepdims=True))
    return weights / np.where(length == 0, 1, length)
