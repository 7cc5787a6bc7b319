vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
length = np.linalg.norm(weights, axis=1)
