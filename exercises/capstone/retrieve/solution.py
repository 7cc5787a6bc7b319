def retrieve(question, docs, k):
    """รหัสเอกสาร k ฉบับที่น่าจะตอบคำถามได้ เรียงจากดีที่สุด"""
    # ___ begin: เขียนวิธีของคุณ (ใช้ docs ที่ส่งเข้ามา ไม่ใช่ตัวแปรข้างนอก)
    texts = docs["title"] + " " + docs["text"]
    vectorizer = TfidfVectorizer(stop_words="english", sublinear_tf=True)
    vectors = vectorizer.fit_transform(texts)
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return docs["doc_id"].to_numpy()[order].tolist()
    # ___ end


score_card(retrieve)
