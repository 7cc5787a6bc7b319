# message: ผลค้นมีเอกสารที่ความคล้ายเป็น 0 ติดมาด้วย คำค้นที่ไม่มีใครรู้จักจึงยังได้เอกสารแถวแรก ๆ ของตาราง ลองเก็บเฉพาะฉบับที่ความคล้ายมากกว่า 0
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    similarity = documents @ vectorizer.transform([query]).toarray()[0]
    return [docs["doc_id"][i] for i in np.argsort(-similarity, kind="stable")[:k]]
