def first_try(question, docs, k):
    """เอกสาร k ฉบับที่คล้ายคำถามที่สุดตาม TF-IDF ที่ตัดคำหยุด"""
    # ___ begin: ทำเวกเตอร์ หาความคล้าย เรียง แล้วคืนรหัส k ฉบับ
    vectorizer = TfidfVectorizer(stop_words="english")
    doc_vectors = vectorizer.fit_transform(docs["text"])
    similarity = cosine_similarity(vectorizer.transform([question]), doc_vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return docs["doc_id"].to_numpy()[order].tolist()
    # ___ end


print(first_try("Where is my refund?", docs, 3))
