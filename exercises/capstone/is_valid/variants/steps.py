def is_valid(ids, docs, k):
    if len(ids) != k:
        return False
    seen = []
    for name in ids:
        if name in seen or name not in docs["doc_id"].to_numpy():
            return False
        seen.append(name)
    return True
