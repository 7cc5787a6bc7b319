# message: ค่าเหล่านี้เป็นน้ำหนักของคำในคำถามเพียงฝั่งเดียว คำที่ไม่มีในเอกสารก็ติดมาด้วย ลองคูณกับน้ำหนักของคำเดียวกันในเอกสารที่ชนะ
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
parts = vectorizer.transform([qs["question"][28]]).toarray()[0]
names = vectorizer.get_feature_names_out()
contributions = {name: round(part, 4) for name, part in zip(names, parts) if part > 0}
best_share = round(parts.max() / parts.sum(), 4)
