# message: ผลค้นเป็นตำแหน่งแถว โจทย์ขอรหัสเอกสาร ลองใช้ตำแหน่งเหล่านั้นหยิบค่าจาก docs["doc_id"]
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    similarity = documents @ vectorizer.transform([query]).toarray()[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return [str(i) for i in order if similarity[i] > 0]
