def hits(retrieved, grades, k):
    top = set(list(dict.fromkeys(retrieved))[:k])
    return len([doc_id for doc_id in top if grades.get(doc_id, 0) > 0])


def precision_at_k(retrieved, grades, k):
    if max(grades.values(), default=0) <= 0:
        return math.nan
    return hits(retrieved, grades, k) / k


def recall_at_k(retrieved, grades, k):
    relevant = [doc_id for doc_id in grades if grades[doc_id] > 0]
    return hits(retrieved, grades, k) / len(relevant) if relevant else math.nan
