def search(words, k):
    totals = {}
    # ___ begin: รวมน้ำหนักเฉพาะเอกสารที่มีคำ
    for word in words:
        if word not in postings:
            continue
        ids, weights = postings[word]
        for doc_id, weight in zip(ids.tolist(), weights.tolist()):
            totals[doc_id] = totals.get(doc_id, 0) + weight
    # ___ end
    return sorted(totals, key=lambda doc_id: (-totals[doc_id], doc_id))[:k]  # ___


print(search(["w03", "w10"], 5))
