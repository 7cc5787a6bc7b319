def average_precision(retrieved, grades):
    relevant = {doc_id for doc_id, grade in grades.items() if grade > 0}
    if not relevant:
        return float("nan")
    once = list(dict.fromkeys(retrieved))
    places = [once.index(doc_id) + 1 for doc_id in relevant if doc_id in once]
    return sum(hits / rank for hits, rank in enumerate(sorted(places), 1)) / len(relevant)
