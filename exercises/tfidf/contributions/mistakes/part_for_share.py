# message: best_share ตอนนี้เป็นส่วนที่มากที่สุดเอง ยังไม่ได้เทียบกับความคล้ายทั้งหมด ลองหารด้วยผลรวมของทุกส่วน
# variables: best_share
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
parts = question * documents[(documents @ question).argmax()]
contributions = {name: round(part, 4) for name, part in zip(names, parts) if part > 0}
best_share = round(parts.max(), 4)
