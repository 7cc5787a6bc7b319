vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    """รหัสของเอกสารไม่เกิน k ฉบับที่คล้ายคำค้นที่สุด ไม่รวมฉบับที่ไม่มีคำร่วมกัน"""
    question = vectorizer.transform([query]).toarray()[0]
    similarity = documents @ question  # ___
    order = np.argsort(-similarity, kind="stable")[:k]  # ___
    found = [docs["doc_id"][i] for i in order if similarity[i] > 0]  # ___
    return found


print(search("refund", 3))
print(search("zzz qqq", 3))
