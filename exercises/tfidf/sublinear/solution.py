def best(vectorizer):
    """ตำแหน่งของเอกสารที่คล้ายที่สุดของแต่ละคำถาม"""
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
    return similarity.argmax(axis=1)  # ___: argmax | 1


before = best(TfidfVectorizer(stop_words="english"))
after = best(TfidfVectorizer(stop_words="english", sublinear_tf=True))
changed = before != after
n_changed = changed.sum()  # ___
changed_ids = qs.loc[changed, "question_id"].tolist()  # ___
print(n_changed, changed_ids)
