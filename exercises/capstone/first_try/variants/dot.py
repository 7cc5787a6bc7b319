def first_try(question, docs, k):
    vectorizer = TfidfVectorizer(stop_words="english")
    matrix = vectorizer.fit_transform(docs["text"]).toarray()
    scores = matrix @ vectorizer.transform([question]).toarray()[0]
    order = sorted(range(len(docs)), key=lambda place: -round(scores[place], 12))
    return [docs["doc_id"].iloc[place] for place in order[:k]]
