from sklearn.metrics.pairwise import cosine_similarity

vectorizer = TfidfVectorizer(stop_words="english")
matrix = vectorizer.fit_transform(docs["text"])


def search(query, k):
    similarity = cosine_similarity(vectorizer.transform([query]), matrix)[0]
    table = docs.assign(similarity=similarity)
    table = table[table["similarity"] > 0]
    return table.sort_values("similarity", ascending=False, kind="stable")["doc_id"].tolist()[:k]
