def first_try(question, docs, k):
    vectorizer = TfidfVectorizer(stop_words="english")
    vectors = vectorizer.fit_transform(docs["text"])
    similarity = cosine_similarity(vectors, vectorizer.transform([question]))[:, 0]
    table = docs.assign(similarity=similarity)
    table = table.sort_values("similarity", ascending=False, kind="stable")
    return list(table["doc_id"].head(k))
