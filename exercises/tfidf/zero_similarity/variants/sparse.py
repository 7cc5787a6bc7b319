vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"])
similarity = vectorizer.transform(qs["question"]) @ documents.T
found = similarity.getnnz(axis=1)
n_zero = len(docs) - found[0]
n_short = np.count_nonzero(found < 3)
