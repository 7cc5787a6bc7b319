def recall_of(found, relevant):
    missing = relevant - set(found)
    return 1 - len(missing) / len(relevant)


def reciprocal_of(found, relevant):
    ranks = [found.index(doc_id) + 1 for doc_id in relevant if doc_id in found]
    return 1 / min(ranks) if ranks else 0.0
