# message: การตั้งค่าใหม่ของคุณไม่ได้ตัดคำหยุด จึงเปลี่ยนสองอย่างพร้อมกัน ลองให้ต่างกันเพียง sublinear_tf
def best(vectorizer):
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return similarity.argmax(axis=1)


changed = best(TfidfVectorizer(stop_words="english")) != best(TfidfVectorizer(sublinear_tf=True))
n_changed = changed.sum()
changed_ids = qs.loc[changed, "question_id"].tolist()
