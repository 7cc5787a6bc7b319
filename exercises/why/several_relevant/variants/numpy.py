def recall_of(found, relevant):
    return np.isin(list(relevant), found).mean()


def reciprocal_of(found, relevant):
    is_relevant = np.isin(found, list(relevant))
    return 1 / (is_relevant.argmax() + 1) if is_relevant.any() else 0
