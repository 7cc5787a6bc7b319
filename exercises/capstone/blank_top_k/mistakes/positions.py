# expect: positions_for_ids
def top_k(ids, scores, k):
    """รหัสเอกสาร k ฉบับที่คะแนนสูงสุด คะแนนเท่ากันคงลำดับเดิม"""
    order = np.argsort(-np.asarray(scores), kind="stable")
    return order[:k].tolist()
