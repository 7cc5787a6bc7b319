def rrf(rankings, k=60):
    scores = {}
    # ___ begin: ไล่ทีละรายการ แล้วสะสมคะแนนของแต่ละรหัส
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            scores[doc] = scores.get(doc, 0) + 1 / (k + rank)
    # ___ end
    return sorted(scores, key=lambda doc: -scores[doc])  # ___


print(rrf([["a", "b"], ["c", "b"]]))
