order = places(semantic_scores)[8]
top3 = [docs["doc_id"][int(np.where(order == place)[0][0])] for place in (1, 2, 3)]
top_similarity = np.round(semantic_scores[8].max(), 4)
