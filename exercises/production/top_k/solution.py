def top_k(scores, k):
    k = min(k, len(scores))
    # ___ begin: เส้นตัด คัดที่ไม่ต่ำกว่า แล้วเรียงแบบคงลำดับเดิม
    cut = np.partition(scores, len(scores) - k)[len(scores) - k]
    left = np.flatnonzero(scores >= cut)
    order = np.argsort(-scores[left], kind="stable")
    return left[order][:k].tolist()
    # ___ end


print(top_k(scores, 10))
