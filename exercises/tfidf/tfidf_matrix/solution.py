def tfidf_matrix(texts):
    """ตาราง TF-IDF ของข้อความ หนึ่งแถวต่อหนึ่งข้อความ"""
    vocabulary, counts = count_words(texts)
    df = (counts > 0).sum(axis=0)
    idf = np.log((1 + len(counts)) / (1 + df)) + 1  # ___
    weights = counts * idf  # ___
    length = np.sqrt((weights**2).sum(axis=1))  # ___
    # ___ begin: ทำให้แถวที่ไม่มีคำเลยหารได้โดยไม่เกิด nan
    length = np.where(length == 0, 1, length)
    # ___ end
    return weights / length[:, None]


print(tfidf_matrix(toy).round(3))
print("ต่างจาก scikit-learn มากที่สุด:")
print(np.abs(tfidf_matrix(toy) - TfidfVectorizer().fit_transform(toy).toarray()).max())
