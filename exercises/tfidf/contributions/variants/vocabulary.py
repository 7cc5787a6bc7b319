vectorizer = TfidfVectorizer(stop_words="english")
matrix = vectorizer.fit_transform(docs["text"])
row = vectorizer.transform(qs["question"][28:29])
similarity = (matrix @ row.T).toarray()[:, 0]
winner = int(np.argmax(similarity))
contributions = {}
exact = []
for word, column in vectorizer.vocabulary_.items():
    part = matrix[winner, column] * row[0, column] if row[0, column] else 0
    if part > 0:
        contributions[word] = round(float(part), 4)
        exact.append(part)
best_share = round(max(exact) / similarity[winner], 4)
