# message: เอกสารที่ไม่อยู่ครบทุกรายการหายไปจากผล โจทย์ให้คืนทุกรหัส รายการที่ไม่มีมันแค่ไม่ให้คะแนน
def rrf(rankings, k=60):
    scores = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            scores[doc] = scores.get(doc, 0) + 1 / (k + rank)
    everywhere = [doc for doc in scores if all(doc in ranking for ranking in rankings)]
    return sorted(everywhere, key=lambda doc: -scores[doc])
