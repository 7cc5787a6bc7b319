vectorizer = TfidfVectorizer(stop_words="english")
vectorizer.fit(docs["text"])
names = set(vectorizer.get_feature_names_out())
analyze = vectorizer.build_analyzer()
unknown = []
for word in analyze(qs["question"].iloc[22]):
    if word not in names:
        unknown.append(word)
n_with_unknown = 0
for question in qs["question"]:
    if set(analyze(question)) - names:
        n_with_unknown += 1
