def recall_at_k(retrieved, grades, k):
    found = np.array(gains(retrieved, grades)[:k]) > 0
    return found.sum() / np.count_nonzero(np.array(list(grades.values())) > 0)
