# message: คะแนนนี้มาจากระบบเดียวบวกสองครั้ง ลองดูว่าพจน์ที่สองใช้อันดับของเวกเตอร์ความหมายหรือยัง
# variables: fused
by_words = places(bm25_scores)[0]
by_meaning = places(semantic_scores)[0]
fused = 1 / (60 + by_words) + 1 / (60 + by_words)
best_id = docs["doc_id"][(1 / (60 + by_words) + 1 / (60 + by_meaning)).argmax()]
fused = fused.round(6)
