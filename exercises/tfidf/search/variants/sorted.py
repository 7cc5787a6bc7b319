def search(query, k):
    vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
    rows = (vectorizer.transform(docs["text"]) @ vectorizer.transform([query]).T).toarray()
    hits = [(score, doc_id) for score, doc_id in zip(rows[:, 0], docs["doc_id"]) if score > 0]
    hits.sort(key=lambda hit: hit[0], reverse=True)
    return [doc_id for _, doc_id in hits[:k]]
