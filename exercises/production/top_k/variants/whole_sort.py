def top_k(scores, k):
    return np.argsort(-scores, kind="stable")[:k].tolist()
