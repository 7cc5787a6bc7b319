vocabulary, counts = count_words(toy)
df = np.count_nonzero(counts, axis=0)
idf = 1 + np.log1p(len(toy)) - np.log1p(df)
