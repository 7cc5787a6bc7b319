# message: retrieve หยุดกลางทางด้วยข้อผิดพลาดอย่างน้อยหนึ่งครั้ง ลองรัน retrieve("", docs, 5) แล้วอ่านข้อความของ Python ว่าหยุดที่บรรทัดใด
def retrieve(question, docs, k):
    texts = docs["title"] + " " + docs["text"]
    vectorizer = TfidfVectorizer(stop_words="english", sublinear_tf=True)
    vectors = vectorizer.fit_transform(texts)
    share = 1 / len(question.split())
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0] * share
    order = np.argsort(-similarity, kind="stable")[:k]
    return docs["doc_id"].to_numpy()[order].tolist()
