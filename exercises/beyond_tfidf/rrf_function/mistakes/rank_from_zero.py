# message: อันดับเริ่มที่ 0 เมื่อ k เป็น 0 จึงหารด้วย 0 อันดับในโจทย์เริ่มที่ 1 ลองดูว่า enumerate เริ่มนับที่เท่าไร
def rrf(rankings, k=60):
    scores = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking):
            scores[doc] = scores.get(doc, 0) + 1 / (k + rank)
    return sorted(scores, key=lambda doc: -scores[doc])
