winners = []
for sublinear in (False, True):
    vectorizer = TfidfVectorizer(stop_words="english", sublinear_tf=sublinear)
    documents = vectorizer.fit_transform(docs["text"])
    similarity = (vectorizer.transform(qs["question"]) @ documents.T).toarray()
    winners.append([int(np.argsort(-row, kind="stable")[0]) for row in similarity])
changed_ids = []
for question_id, old, new in zip(qs["question_id"], *winners):
    if old != new:
        changed_ids.append(question_id)
n_changed = len(changed_ids)
