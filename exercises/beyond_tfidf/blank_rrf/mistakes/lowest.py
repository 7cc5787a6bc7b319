# message: best_id เป็นเอกสารที่คะแนนรวมต่ำสุด อันดับยิ่งดีคะแนน RRF ยิ่งสูง จึงต้องหาตำแหน่งที่มากสุด
# variables: best_id
by_words = places(bm25_scores)[0]
by_meaning = places(semantic_scores)[0]
fused = 1 / (60 + by_words) + 1 / (60 + by_meaning)
best_id = docs["doc_id"][fused.argmin()]
fused = fused.round(6)
