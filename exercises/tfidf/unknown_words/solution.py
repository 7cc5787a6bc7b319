vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
known = vectorizer.vocabulary_
unknown = [word for word in analyze(qs["question"][22]) if word not in known]  # ___
has_unknown = [any(word not in known for word in analyze(q)) for q in qs["question"]]  # ___
n_with_unknown = sum(has_unknown)
print(unknown, n_with_unknown)
