def search(words, k):
    known = [postings[word] for word in words if word in postings]
    if not known:
        return []
    size = 1 + max(int(ids.max()) for ids, _ in known)
    totals = np.zeros(size)
    for ids, weights in known:
        totals[ids] += weights
    found = np.flatnonzero(totals)
    return found[np.argsort(-totals[found], kind="stable")][:k].tolist()
