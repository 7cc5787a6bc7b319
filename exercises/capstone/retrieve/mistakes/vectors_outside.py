# message: เวกเตอร์ของเอกสารทำไว้นอกฟังก์ชันจากตารางเดิม เมื่อ docs ที่ส่งเข้ามาสลับแถว ตำแหน่งจึงชี้ผิดฉบับ
#   ลองทำเวกเตอร์จากพารามิเตอร์ docs ข้างในฟังก์ชัน
vectorizer = TfidfVectorizer(stop_words="english")
vectors = vectorizer.fit_transform(docs["text"])


def retrieve(question, docs, k):
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return docs["doc_id"].to_numpy()[order].tolist()
