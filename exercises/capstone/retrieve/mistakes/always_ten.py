# message: จำนวนรหัสไม่ตรงกับ k เพราะหยิบ 10 ตัวเสมอ ลองใช้ k แทนเลข 10
def retrieve(question, docs, k):
    """รหัสเอกสาร k ฉบับที่น่าจะตอบคำถามได้ เรียงจากดีที่สุด"""
    texts = docs["title"] + " " + docs["text"]
    vectorizer = TfidfVectorizer(stop_words="english", sublinear_tf=True)
    vectors = vectorizer.fit_transform(texts)
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:10]
    return docs["doc_id"].to_numpy()[order].tolist()
