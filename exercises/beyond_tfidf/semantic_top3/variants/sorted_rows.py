similarity = [float(np.dot(v, question_vectors[8])) for v in doc_vectors]
rows = sorted(range(len(docs)), key=lambda row: -similarity[row])[:3]
top3 = [docs["doc_id"].iloc[row] for row in rows]
top_similarity = round(max(similarity), 4)
