# message: ค่านี้นับเป็นคำรวมทุกคำถาม โจทย์ถามว่ามีกี่คำถาม ข้อที่มีหลายคำก็นับหนึ่ง ลองถามแต่ละข้อว่ามีอย่างน้อยหนึ่งคำหรือไม่
# variables: n_with_unknown
vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
known = vectorizer.vocabulary_
unknown = [word for word in analyze(qs["question"][22]) if word not in known]
n_with_unknown = sum(w not in known for q in qs["question"] for w in analyze(q))
