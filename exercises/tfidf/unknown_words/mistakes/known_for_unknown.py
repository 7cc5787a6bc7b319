# message: รายการนี้เป็นคำที่ระบบรู้จัก โจทย์ถามคำที่ไม่อยู่ในคลังคำ ลองกลับเงื่อนไข
vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
known = vectorizer.vocabulary_
unknown = [word for word in analyze(qs["question"][22]) if word in known]
n_with_unknown = sum(any(w in known for w in analyze(q)) for q in qs["question"])
