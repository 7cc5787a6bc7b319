vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
bags = [set(analyze(text)) for text in docs["text"]]


def n_found(question):
    asked = set(analyze(question))
    return sum(bool(asked & bag) for bag in bags)


n_zero = len(docs) - n_found(qs["question"][0])
n_short = sum(n_found(question) < 3 for question in qs["question"])
