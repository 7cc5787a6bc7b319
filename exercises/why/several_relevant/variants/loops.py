def recall_of(found, relevant):
    hits = 0
    for doc_id in relevant:
        if doc_id in found:
            hits += 1
    return hits / len(relevant)


def reciprocal_of(found, relevant):
    rank = 0
    for doc_id in found:
        rank += 1
        if doc_id in relevant:
            return 1 / rank
    return 0
