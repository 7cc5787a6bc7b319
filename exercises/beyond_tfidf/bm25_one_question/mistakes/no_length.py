# message: คะแนนนี้ยังไม่ชดเชยความยาว เหมือนตั้ง b เป็น 0 ลองดูว่าตัวหารมีความยาวของเอกสารหรือยัง
k1 = 1.2
q = question_counts[3]
n_w = (doc_counts > 0).sum(axis=0)
idf = np.log(1 + (len(doc_counts) - n_w + 0.5) / (n_w + 0.5))
lengths = doc_counts.sum(axis=1, keepdims=True)
weight = doc_counts * (k1 + 1) / (doc_counts + k1)
scores = ((idf * weight) @ q).round(4)
best_id = docs["doc_id"][((idf * weight) @ q).argmax()]
