similarity = doc_vectors @ question_vectors[8]  # ___
best = np.argsort(-similarity, kind="stable")[:3]  # ___
top3 = docs["doc_id"][best].to_list()
top_similarity = round(similarity[best[0]], 4)  # ___
print(top3, top_similarity)
