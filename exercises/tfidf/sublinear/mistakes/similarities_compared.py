# message: ค่านี้เทียบค่าความคล้ายสูงสุด ซึ่งเปลี่ยนได้แม้ฉบับที่ชนะยังเป็นฉบับเดิม ลองเทียบตำแหน่งของฉบับที่ชนะแทน
def best(vectorizer):
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return similarity.max(axis=1)


changed = best(TfidfVectorizer(stop_words="english")) != best(
    TfidfVectorizer(stop_words="english", sublinear_tf=True)
)
n_changed = changed.sum()
changed_ids = qs.loc[changed, "question_id"].tolist()
