k1, b = 1.2, 0.75
present = doc_counts > 0
idf = np.log1p((len(present) - present.sum(0) + 0.5) / (present.sum(0) + 0.5))
size = doc_counts.sum(1)
norm = k1 * (1 + b * (size / size.mean() - 1))
weight = np.divide(
    (k1 + 1) * doc_counts, doc_counts + norm[:, None]
)
scores = np.round(weight @ (idf * question_counts[3]), 4)
best_id = docs["doc_id"].to_numpy()[np.argsort(-scores, kind="stable")[0]]
