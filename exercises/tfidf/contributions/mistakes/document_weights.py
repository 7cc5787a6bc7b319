# message: ค่าเหล่านี้เป็นน้ำหนักของทุกคำในเอกสาร คำที่คำถามไม่ได้พูดถึงไม่ช่วยให้เอกสารคล้ายคำถาม ลองคูณกับน้ำหนักของคำในคำถาม
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
parts = documents[(documents @ question).argmax()]
contributions = {name: round(part, 4) for name, part in zip(names, parts) if part > 0}
best_share = round(parts.max() / parts.sum(), 4)
