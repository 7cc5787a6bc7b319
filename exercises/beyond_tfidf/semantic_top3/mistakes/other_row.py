# message: ผลนี้เป็นของคำถามอีกแถวหนึ่ง แถวนับจาก 0 คำถามแถวที่ 8 คือ question_vectors[8]
similarity = doc_vectors @ question_vectors[7]
best = np.argsort(-similarity, kind="stable")[:3]
top3 = docs["doc_id"][best].to_list()
top_similarity = round(similarity[best[0]], 4)
