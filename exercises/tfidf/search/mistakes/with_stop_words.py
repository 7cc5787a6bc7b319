# message: ผลค้นมาจากเวกเตอร์ที่ยังไม่ตัดคำหยุด คำอย่าง how, is, the จึงพาเอกสารที่ไม่เกี่ยวเข้ามา ลองดูการตั้งค่าของ TfidfVectorizer
vectorizer = TfidfVectorizer()
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    similarity = documents @ vectorizer.transform([query]).toarray()[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return [docs["doc_id"][i] for i in order if similarity[i] > 0]
