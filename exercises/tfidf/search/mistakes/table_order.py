# message: ผลค้นเรียงตามลำดับในตาราง ไม่ใช่ตามความคล้าย เพราะกรองฉบับที่พบแล้วตัด k ตัวแรกเลย ลองเรียงด้วย argsort ก่อนตัด
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    similarity = documents @ vectorizer.transform([query]).toarray()[0]
    return [docs["doc_id"][i] for i in np.nonzero(similarity > 0)[0][:k]]
