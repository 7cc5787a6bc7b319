# message: เวกเตอร์ของคำถามยังเทียบกับของเอกสารไม่ได้ ลองดูสองอย่าง: transform รับ list ของข้อความ ไม่ใช่ข้อความเดี่ยว
#   และ vectorizer ที่ fit กับเอกสารแล้วใช้ transform กับคำถามได้เลย ไม่ต้อง fit ใหม่
def first_try(question, docs, k):
    """เอกสาร k ฉบับที่คล้ายคำถามที่สุดตาม TF-IDF ที่ตัดคำหยุด"""
    vectorizer = TfidfVectorizer(stop_words="english")
    doc_vectors = vectorizer.fit_transform(docs["text"])
    similarity = cosine_similarity(vectorizer.transform(question), doc_vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return docs["doc_id"].to_numpy()[order].tolist()
