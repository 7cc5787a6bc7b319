table = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
fused = np.round(table[0], 6)
best_id = docs.loc[np.argsort(-table[0], kind="stable")[0], "doc_id"]
