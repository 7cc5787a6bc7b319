# message: เอกสารที่อยู่หลายรายการได้คะแนนจากรายการสุดท้ายเท่านั้น ลองดูว่าคะแนนใหม่บวกเพิ่มหรือเขียนทับ
def rrf(rankings, k=60):
    scores = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            scores[doc] = 1 / (k + rank)
    return sorted(scores, key=lambda doc: -scores[doc])
