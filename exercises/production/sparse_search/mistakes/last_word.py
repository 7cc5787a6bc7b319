# message: คะแนนของคำก่อนหน้าถูกทับ เอกสารที่มีหลายคำจึงได้คะแนนของคำสุดท้ายเท่านั้น ลองบวกเพิ่มจากค่าเดิม
def search(words, k):
    totals = {}
    for word in words:
        ids, weights = postings.get(word, (np.array([]), np.array([])))
        for doc_id, weight in zip(ids.tolist(), weights.tolist()):
            totals[doc_id] = weight
    return sorted(totals, key=lambda d: (-totals[d], d))[:k]
