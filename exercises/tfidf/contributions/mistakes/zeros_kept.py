# message: dict นี้มีทุกคำในคลังคำ รวมคำที่ไม่ได้ช่วยเลย โจทย์ขอเฉพาะคำที่ช่วยมากกว่า 0 ลองเพิ่มเงื่อนไข
# variables: contributions
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
parts = question * documents[(documents @ question).argmax()]
contributions = {name: round(part, 4) for name, part in zip(names, parts)}
best_share = round(parts.max() / parts.sum(), 4)
