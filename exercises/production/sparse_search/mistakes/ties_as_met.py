# message: คะแนนที่เท่ากันเรียงตามลำดับที่พบ โจทย์ให้เลขเอกสารน้อยมาก่อน ลองให้ key มีทั้งคะแนนและเลขเอกสาร
def search(words, k):
    totals = {}
    for word in words:
        ids, weights = postings.get(word, (np.array([]), np.array([])))
        for doc_id, weight in zip(ids.tolist(), weights.tolist()):
            totals[doc_id] = totals.get(doc_id, 0) + weight
    return sorted(totals, key=lambda d: -totals[d])[:k]
