# message: คะแนนนี้นับเพียงจำนวนคำที่มี น้ำหนักของคำไม่มีผล ลองบวกน้ำหนักแทนการบวก 1
def search(words, k):
    totals = {}
    for word in words:
        ids, weights = postings.get(word, (np.array([]), np.array([])))
        for doc_id in ids.tolist():
            totals[doc_id] = totals.get(doc_id, 0) + 1
    return sorted(totals, key=lambda d: (-totals[d], d))[:k]
