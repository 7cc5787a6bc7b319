vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
best = (documents @ question).argmax()
parts = question * documents[best]  # ___
contributions = {name: round(part, 4) for name, part in zip(names, parts) if part > 0}  # ___
best_share = round(parts.max() / parts.sum(), 4)  # ___
print(docs["doc_id"][best], contributions, best_share)
