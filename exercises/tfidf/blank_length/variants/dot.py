vocabulary, counts = count_words(toy)
df = np.count_nonzero(counts, axis=0)
weights = counts * (1 + np.log((1 + len(toy)) / (1 + df)))
length = np.array([(row @ row) ** 0.5 for row in weights])
