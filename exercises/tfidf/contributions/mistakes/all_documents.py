# message: ค่าเหล่านี้รวมมาจากทุกเอกสาร โจทย์ถามเฉพาะเอกสารที่คล้ายที่สุดฉบับเดียว ลองหยิบแถวของเอกสารนั้นด้วย argmax ก่อนคูณ
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
question = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
parts = (question * documents).sum(axis=0)
contributions = {name: round(part, 4) for name, part in zip(names, parts) if part > 0}
best_share = round(parts.max() / parts.sum(), 4)
