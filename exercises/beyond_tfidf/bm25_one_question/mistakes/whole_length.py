# message: ตัวหารคูณ k1 กับความยาวเทียบค่าเฉลี่ยทั้งก้อน เหมือนตั้ง b เป็น 1 ลองใส่ 1 - b + b * … ให้ครบ
# variables: scores
k1 = 1.2
q = question_counts[3]
n_w = (doc_counts > 0).sum(axis=0)
idf = np.log(1 + (len(doc_counts) - n_w + 0.5) / (n_w + 0.5))
lengths = doc_counts.sum(axis=1, keepdims=True)
weight = doc_counts * (k1 + 1) / (doc_counts + k1 * lengths / lengths.mean())
scores = ((idf * weight) @ q).round(4)
best_id = docs["doc_id"][scores.argmax()]
