# message: น้ำหนักถูกแล้ว แต่ยังไม่ได้ปรับความยาว แต่ละแถวจึงยาวไม่เท่ากัน ลองทำขั้นที่ 3 ให้ครบ
def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    return counts * (np.log((1 + len(counts)) / (1 + (counts > 0).sum(axis=0))) + 1)
