# message: คะแนนที่เท่ากันเรียงเลขเอกสารจากมากไปน้อย เพราะกลับทั้งรายการด้วย reverse ลองกลับเฉพาะคะแนน
def search(words, k):
    totals = {}
    for word in words:
        ids, weights = postings.get(word, (np.array([]), np.array([])))
        for doc_id, weight in zip(ids.tolist(), weights.tolist()):
            totals[doc_id] = totals.get(doc_id, 0) + weight
    return sorted(totals, key=lambda d: (totals[d], d), reverse=True)[:k]
