# message: ค่านี้ใช้คะแนนของระบบแทนอันดับ RRF ไม่สนใจคะแนน ใช้เฉพาะอันดับจาก places
# variables: fused, best_id
fused = 1 / (60 + bm25_scores[0]) + 1 / (60 + semantic_scores[0])
best_id = docs["doc_id"][fused.argmax()]
fused = fused.round(6)
