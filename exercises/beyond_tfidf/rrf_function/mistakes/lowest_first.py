# message: ลำดับกลับด้าน ฟังก์ชันคืนเอกสารที่คะแนนน้อยมาก่อน คะแนน RRF ยิ่งมากยิ่งดี
def rrf(rankings, k=60):
    scores = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            scores[doc] = scores.get(doc, 0) + 1 / (k + rank)
    return sorted(scores, key=lambda doc: scores[doc])
