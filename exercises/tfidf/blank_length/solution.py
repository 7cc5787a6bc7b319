vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
length = np.sqrt((weights**2).sum(axis=1))  # ___: sqrt | 1
print(length.round(3))
