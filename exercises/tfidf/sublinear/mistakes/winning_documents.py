# message: รายการนี้เป็นรหัสของเอกสารที่ชนะ โจทย์ขอรหัสของคำถาม ลองหยิบคอลัมน์ question_id จาก qs
# variables: changed_ids
def best(vectorizer):
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return similarity.argmax(axis=1)


after = best(TfidfVectorizer(stop_words="english", sublinear_tf=True))
changed = best(TfidfVectorizer(stop_words="english")) != after
n_changed = changed.sum()
changed_ids = docs["doc_id"].to_numpy()[after[changed]].tolist()
