cut = TfidfVectorizer(analyzer="word").build_analyzer()
text = qs.loc[0, "question"]
tokens = list(cut(text))
n_lost = len(text) - text.count(" ")
for token in tokens:
    n_lost -= len(token)
