# message: ค่านี้มาจากการเพิ่มคำคู่ ส่วนโจทย์ถามผลของ sublinear_tf ลองดูชื่อการตั้งค่าในโจทย์อีกครั้ง
def best(vectorizer):
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return similarity.argmax(axis=1)


changed = best(TfidfVectorizer(stop_words="english")) != best(
    TfidfVectorizer(stop_words="english", ngram_range=(1, 2))
)
n_changed = changed.sum()
changed_ids = qs.loc[changed, "question_id"].tolist()
