found = docs.assign(similarity=question_vectors[8] @ doc_vectors.T)
found = found.nlargest(3, "similarity")
top3 = list(found["doc_id"])
top_similarity = found["similarity"].round(4).iloc[0]
