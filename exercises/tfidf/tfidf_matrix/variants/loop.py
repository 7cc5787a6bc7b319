from math import log, sqrt


def tfidf_matrix(texts):
    bags = [words(text) for text in texts]
    names = sorted({word for bag in bags for word in bag})
    idf = {}
    for name in names:
        df = sum(name in bag for bag in bags)
        idf[name] = log((1 + len(bags)) / (1 + df)) + 1
    rows = []
    for bag in bags:
        row = [bag.count(name) * idf[name] for name in names]
        length = sqrt(sum(value**2 for value in row)) or 1.0
        rows.append([value / length for value in row])
    return np.array(rows)
