vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"].iloc[28]]).toarray()[0]
best = np.argsort(-(documents @ question), kind="stable")[0]
parts = pd.Series(question * documents[best], index=vectorizer.get_feature_names_out())
parts = parts[parts > 0]
contributions = parts.round(4).to_dict()
best_share = np.round(parts.max() / parts.sum(), 4)
