# message: รายการว่างเพราะ vectorizer เรียนรู้คำจากคำถามเองด้วย ทุกคำจึงกลายเป็นคำที่รู้จัก ลอง fit กับข้อความของเอกสารเท่านั้น
vectorizer = TfidfVectorizer(stop_words="english").fit([*docs["text"], *qs["question"]])
analyze = vectorizer.build_analyzer()
known = vectorizer.vocabulary_
unknown = [word for word in analyze(qs["question"][22]) if word not in known]
n_with_unknown = sum(any(w not in known for w in analyze(q)) for q in qs["question"])
