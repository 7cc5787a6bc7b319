# message: เอกสารที่คล้ายเท่ากันสลับลำดับไปจากตาราง เพราะกลับทั้งรายการ ลองเรียงค่าลบของความคล้ายด้วย kind="stable"
def first_try(question, docs, k):
    """เอกสาร k ฉบับที่คล้ายคำถามที่สุดตาม TF-IDF ที่ตัดคำหยุด"""
    vectorizer = TfidfVectorizer(stop_words="english")
    doc_vectors = vectorizer.fit_transform(docs["text"])
    similarity = cosine_similarity(vectorizer.transform([question]), doc_vectors)[0]
    order = np.argsort(similarity, kind="stable")[::-1][:k]
    return docs["doc_id"].to_numpy()[order].tolist()
