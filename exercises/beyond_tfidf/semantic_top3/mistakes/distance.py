# message: top_similarity เป็นระยะห่างระหว่างเวกเตอร์ โจทย์ต้องการความคล้ายโคไซน์ ซึ่งเมื่อเวกเตอร์ยาว 1 คือผลคูณจุด
# variables: top_similarity
far = np.linalg.norm(doc_vectors - question_vectors[8], axis=1)
best = np.argsort(far, kind="stable")[:3]
top3 = docs["doc_id"][best].to_list()
top_similarity = round(far[best[0]], 4)
