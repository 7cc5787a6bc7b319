by_words = places(bm25_scores)[0].tolist()
by_meaning = places(semantic_scores)[0].tolist()
points = [1 / (60 + a) + 1 / (60 + b) for a, b in zip(by_words, by_meaning)]
best_id = docs["doc_id"].tolist()[points.index(max(points))]
fused = np.array([round(value, 6) for value in points])
