# message: แต่ละแถวรวมกันได้ 1 เพราะหารด้วยผลรวมของน้ำหนัก scikit-learn หารด้วยความยาว คือรากที่สองของผลรวมกำลังสอง ลองเปลี่ยนตัวหาร
def tfidf_matrix(texts):
    vocabulary, counts = count_words(texts)
    weights = counts * (np.log((1 + len(counts)) / (1 + (counts > 0).sum(axis=0))) + 1)
    total = weights.sum(axis=1, keepdims=True)
    return weights / np.where(total == 0, 1, total)
