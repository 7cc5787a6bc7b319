def recall_at_k(retrieved, grades, k):
    relevant = {doc_id for doc_id, grade in grades.items() if grade > 0}
    return len(relevant & set(list(dict.fromkeys(retrieved))[:k])) / len(relevant)
