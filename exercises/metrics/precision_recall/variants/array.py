def counts(retrieved, grades, k):
    top = np.array(gains(retrieved, grades)[:k])
    return (top > 0).sum(), (np.array([*grades.values()]) > 0).sum()


def precision_at_k(retrieved, grades, k):
    found, relevant = counts(retrieved, grades, k)
    return float(found / k) if relevant else float("nan")


def recall_at_k(retrieved, grades, k):
    found, relevant = counts(retrieved, grades, k)
    return float(found / relevant) if relevant else float("nan")
