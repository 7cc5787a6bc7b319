def is_valid(ids, docs, k):
    found = pd.Series(list(ids), dtype=object)
    return bool(len(found) == k and found.is_unique and found.isin(docs["doc_id"]).all())
