# message: มีเอกสารที่ไม่มีคำใดเลยปนอยู่เพื่อให้ครบ k คะแนน 0 แปลว่าไม่ได้ค้นพบ ลองเก็บเฉพาะเอกสารที่พบ
def search(words, k):
    totals = {}
    totals = dict.fromkeys(range(300), 0)
    for word in words:
        ids, weights = postings.get(word, (np.array([]), np.array([])))
        for doc_id, weight in zip(ids.tolist(), weights.tolist()):
            totals[doc_id] = totals.get(doc_id, 0) + weight
    return sorted(totals, key=lambda d: (-totals[d], d))[:k]
