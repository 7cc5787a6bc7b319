# message: อัตราส่วนความยาวกลับเศษเป็นส่วน เอกสารยาวจึงได้คะแนนเพิ่มแทนที่จะถูกหัก ลองดูว่าอะไรหารอะไร
k1, b = 1.2, 0.75
q = question_counts[3]
n_w = (doc_counts > 0).sum(axis=0)
idf = np.log(1 + (len(doc_counts) - n_w + 0.5) / (n_w + 0.5))
lengths = doc_counts.sum(axis=1, keepdims=True)
part = 1 - b + b * lengths.mean() / lengths
weight = doc_counts * (k1 + 1) / (doc_counts + k1 * part)
scores = ((idf * weight) @ q).round(4)
best_id = docs["doc_id"][scores.argmax()]
