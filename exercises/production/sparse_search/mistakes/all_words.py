# message: เหลือเฉพาะเอกสารที่มีครบทุกคำ โจทย์ขอเอกสารที่มีอย่างน้อยหนึ่งคำ ลองดูว่าตัดเอกสารออกตรงไหน
def search(words, k):
    totals = {}
    seen = {}
    for word in words:
        ids, weights = postings.get(word, (np.array([]), np.array([])))
        for doc_id, weight in zip(ids.tolist(), weights.tolist()):
            totals[doc_id] = totals.get(doc_id, 0) + weight
            seen[doc_id] = seen.get(doc_id, 0) + 1
    kept = [d for d in totals if seen[d] == len(words)]
    return sorted(kept, key=lambda d: (-totals[d], d))[:k]
