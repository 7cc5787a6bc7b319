# message: คะแนนนี้ยังไม่บวก k อันดับ 1 จึงมีค่ามากเกินไป เอกสารที่ทุกระบบเห็นพ้องเลยแพ้เอกสารที่ระบบเดียวชอบ
def rrf(rankings, k=60):
    scores = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            scores[doc] = scores.get(doc, 0) + 1 / rank
    return sorted(scores, key=lambda doc: -scores[doc])
