def retrieve(question, docs, k):
    vectorizer = TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True)
    vectors = vectorizer.fit_transform(docs["title"] + " " + docs["title"] + " " + docs["text"])
    scores = (vectors @ vectorizer.transform([question]).T).toarray()[:, 0]
    table = pd.DataFrame({"id": docs["doc_id"].to_numpy(), "score": scores})
    return table.sort_values("score", ascending=False, kind="stable")["id"].head(k).tolist()
