# message: ค่านี้นับเฉพาะข้อที่ทุกคำแปลกหมด โจทย์ถามข้อที่มีคำแปลกอย่างน้อยหนึ่งคำ ลองดูว่าใช้ all หรือ any
# variables: n_with_unknown
vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
known = vectorizer.vocabulary_
unknown = [word for word in analyze(qs["question"][22]) if word not in known]
n_with_unknown = sum(all(w not in known for w in analyze(q)) for q in qs["question"])
