vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()


def new_words(question):
    return [word for word in analyze(question) if word not in vectorizer.vocabulary_]


found = qs["question"].map(new_words)
unknown = found[22]
n_with_unknown = (found.str.len() > 0).sum()
