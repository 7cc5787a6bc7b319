def tfidf_matrix(texts):
    _, counts = count_words(texts)
    n = counts.shape[0]
    idf = 1 + np.log1p(n) - np.log1p(np.count_nonzero(counts, axis=0))
    weights = counts * idf
    length = np.linalg.norm(weights, axis=1, keepdims=True)
    return np.divide(weights, length, out=np.zeros_like(weights), where=length > 0)
