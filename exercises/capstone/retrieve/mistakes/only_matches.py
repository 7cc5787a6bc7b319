# message: คืนเฉพาะเอกสารที่มีคำตรงกัน บางคำถามจึงได้ไม่ครบ k ตัว ลองให้เอกสารทุกฉบับมีลำดับ แม้ความคล้ายเป็น 0
def retrieve(question, docs, k):
    vectorizer = TfidfVectorizer(stop_words="english")
    vectors = vectorizer.fit_transform(docs["text"])
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return [docs["doc_id"][place] for place in order if similarity[place] > 0]
