# message: ส่วนกลับของผลบวกอันดับไม่ใช่ RRF ให้หาส่วนกลับของแต่ละระบบก่อน แล้วจึงบวกกัน
# variables: fused
by_words = places(bm25_scores)[0]
by_meaning = places(semantic_scores)[0]
fused = (1 / (60 + by_words + by_meaning)).round(6)
best_id = docs["doc_id"][(1 / (60 + by_words) + 1 / (60 + by_meaning)).argmax()]
