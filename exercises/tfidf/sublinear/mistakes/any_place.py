# message: ค่านี้นับข้อที่ลำดับเปลี่ยนไม่ว่าที่อันดับใด โจทย์สนใจเฉพาะเอกสารอันดับ 1 ลองเทียบเพียงฉบับแรก
def order(vectorizer):
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return np.argsort(-similarity, axis=1, kind="stable")


changed = (
    order(TfidfVectorizer(stop_words="english"))
    != order(TfidfVectorizer(stop_words="english", sublinear_tf=True))
).any(axis=1)
n_changed = changed.sum()
changed_ids = qs.loc[changed, "question_id"].tolist()
