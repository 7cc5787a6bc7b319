def dcg(grades, k):
    total = 0
    for place, grade in enumerate(grades[:k]):
        total += grade / math.log2(place + 2)
    return total


def ndcg_at_k(retrieved, grades, k):
    if not any(grades.values()):
        return float("nan")
    ideal = sorted(grades, key=lambda doc_id: grades[doc_id], reverse=True)
    return dcg(gains(retrieved, grades), k) / dcg(gains(ideal, grades), k)
