vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
questions = vectorizer.transform(qs["question"]).toarray()
similarity = questions @ documents.T
n_zero = (similarity[0] == 0).sum()  # ___
n_short = ((similarity > 0).sum(axis=1) < 3).sum()  # ___
print(n_zero, n_short)
