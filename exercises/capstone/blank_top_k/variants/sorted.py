def top_k(ids, scores, k):
    pairs = sorted(zip(ids, scores), key=lambda pair: -pair[1])
    return [name for name, _ in pairs][:k]
