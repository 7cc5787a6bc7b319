k1, b = 1.2, 0.75
N = len(doc_counts)
lengths = doc_counts.sum(axis=1)
total = np.zeros(N)
for word in np.flatnonzero(question_counts[3]):
    tf = doc_counts[:, word]
    n = (tf > 0).sum()
    idf = np.log(1 + (N - n + 0.5) / (n + 0.5))
    fraction = tf * (k1 + 1) / (tf + k1 * (1 - b + b * lengths / lengths.mean()))
    total += question_counts[3][word] * idf * fraction
scores = total.round(4)
best_id = docs["doc_id"].iloc[np.argmax(total)]
