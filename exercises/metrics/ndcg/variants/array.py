def ndcg_at_k(retrieved, grades, k):
    discount = 1 / np.log2(np.arange(2, k + 2))
    ideal = np.sort(np.array([*grades.values()], dtype=float))[::-1][:k]
    if ideal.sum() == 0:
        return math.nan
    found = np.array(gains(retrieved, grades)[:k], dtype=float)
    return float(found @ discount[: len(found)] / (ideal @ discount[: len(ideal)]))
