from collections import Counter


def search(words, k):
    totals = Counter()
    for word in words:
        ids, weights = postings.get(word, ([], []))
        for doc_id, weight in zip(ids, weights):
            totals[int(doc_id)] += float(weight)
    return [doc_id for _, doc_id in sorted((-total, doc_id) for doc_id, total in totals.items())][:k]
