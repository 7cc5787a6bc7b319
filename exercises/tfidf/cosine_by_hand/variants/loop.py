vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
shared = sum(x * y for x, y in zip(weights[0], weights[1]))
squares = [sum(x**2 for x in row) for row in weights[:2]]
cosine = np.round(shared / (squares[0] * squares[1]) ** 0.5, 4)
