def top_k(ids, scores, k):
    """รหัสเอกสาร k ฉบับที่คะแนนสูงสุด คะแนนเท่ากันคงลำดับเดิม"""
    scores = np.asarray(scores)
    order = np.argsort(-scores, kind="stable")  # ___: -scores
    return [ids[place] for place in order[:k]]  # ___: :k


print(top_k(["a", "b", "c"], [0.1, 0.9, 0.5], 2))
