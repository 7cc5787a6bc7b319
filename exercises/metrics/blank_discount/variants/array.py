def dcg(grades, k):
    top = np.array(grades[:k], dtype=float)
    return (top / np.log2(np.arange(2, len(top) + 2))).sum()
