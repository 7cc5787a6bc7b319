# message: ค่านี้เป็นข้อที่ฉบับชนะยังเป็นฉบับเดิม โจทย์ถามข้อที่เปลี่ยน ลองกลับเครื่องหมายเปรียบเทียบ
def best(vectorizer):
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return similarity.argmax(axis=1)


changed = best(TfidfVectorizer(stop_words="english")) == best(
    TfidfVectorizer(stop_words="english", sublinear_tf=True)
)
n_changed = changed.sum()
changed_ids = qs.loc[changed, "question_id"].tolist()
