from math import log

vocabulary, counts = count_words(toy)
idf = []
for word in vocabulary:
    df = sum(word in words(sentence) for sentence in toy)
    idf.append(log((1 + len(toy)) / (1 + df)) + 1)
idf = np.array(idf)
