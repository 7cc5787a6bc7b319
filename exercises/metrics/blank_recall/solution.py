def recall_at_k(retrieved, grades, k):
    found = sum(grade > 0 for grade in gains(retrieved, grades)[:k])
    relevant = sum(grade > 0 for grade in grades.values())
    return found / relevant  # ___: relevant


print(recall_at_k(ranked["q29"], qrels["q29"], 2))
