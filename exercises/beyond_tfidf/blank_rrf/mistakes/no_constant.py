# message: คะแนนสูงเกินไป เพราะยังไม่ได้บวก 60 กับอันดับก่อนหาส่วนกลับ
# variables: fused
by_words = places(bm25_scores)[0]
by_meaning = places(semantic_scores)[0]
fused = 1 / by_words + 1 / by_meaning
best_id = docs["doc_id"][(1 / (60 + by_words) + 1 / (60 + by_meaning)).argmax()]
fused = fused.round(6)
