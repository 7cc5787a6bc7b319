# message: ค่าเหล่านี้ยังมีคำหยุดปนอยู่ โจทย์กำหนดให้ตัดคำหยุดออก ลองดูการตั้งค่าของ TfidfVectorizer
vectorizer = TfidfVectorizer()
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
parts = question * documents[(documents @ question).argmax()]
contributions = {name: round(part, 4) for name, part in zip(names, parts) if part > 0}
best_share = round(parts.max() / parts.sum(), 4)
