# message: ผลนี้มาจากคะแนน BM25 โจทย์ให้ใช้เวกเตอร์ความหมาย ลองใช้ doc_vectors กับ question_vectors
similarity = bm25_scores[8]
best = np.argsort(-similarity, kind="stable")[:3]
top3 = docs["doc_id"][best].to_list()
top_similarity = round(similarity[best[0]], 4)
