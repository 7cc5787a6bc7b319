table = qs[["question_id"]].copy()
for name, sublinear in [("before", False), ("after", True)]:
    vectorizer = TfidfVectorizer(stop_words="english", sublinear_tf=sublinear)
    documents = vectorizer.fit_transform(docs["text"]).toarray()
    questions = vectorizer.transform(qs["question"]).toarray()
    table[name] = np.argmax(questions @ documents.T, axis=1)
changed_ids = table.query("before != after")["question_id"].to_list()
n_changed = len(changed_ids)
