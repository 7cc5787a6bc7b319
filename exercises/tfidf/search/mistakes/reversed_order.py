# message: เมื่อมีเอกสารที่คล้ายเท่ากัน ลำดับของคุณสลับกับลำดับเดิมในตาราง เพราะเรียงจากน้อยไปมากแล้วพลิก ลองเรียงค่าติดลบด้วยวิธี stable
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()


def search(query, k):
    similarity = documents @ vectorizer.transform([query]).toarray()[0]
    order = np.argsort(similarity, kind="stable")[::-1][:k]
    return [docs["doc_id"][i] for i in order if similarity[i] > 0]
