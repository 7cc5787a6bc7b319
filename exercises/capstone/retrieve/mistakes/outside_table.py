# message: รหัสที่คืนมาจากตารางข้างนอก ไม่ใช่ docs ที่ส่งเข้ามา เมื่อสลับแถวและเปลี่ยนรหัสจึงใช้ไม่ได้ ลองสร้างทุกอย่างจากพารามิเตอร์ docs
all_docs = pd.read_csv("data/kb_docs.csv")
vectorizer = TfidfVectorizer(stop_words="english")
vectors = vectorizer.fit_transform(all_docs["text"])


def retrieve(question, docs, k):
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return all_docs["doc_id"].to_numpy()[order].tolist()
