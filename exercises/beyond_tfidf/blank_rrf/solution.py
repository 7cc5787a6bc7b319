by_words = places(bm25_scores)[0]
by_meaning = places(semantic_scores)[0]
fused = 1 / (60 + by_words) + 1 / (60 + by_meaning)  # ___: 60 + by_words | 60 + by_meaning
best_id = docs["doc_id"][fused.argmax()]  # ___: argmax
fused = fused.round(6)
print(best_id, fused.max())
