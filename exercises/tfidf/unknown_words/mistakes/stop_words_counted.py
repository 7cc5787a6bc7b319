# message: รายการนี้มีคำหยุดปนอยู่ คำหยุดถูกตัดออกโดยตั้งใจ ไม่ใช่คำที่ระบบไม่เคยเห็น ลองแยกคำด้วย analyze ที่เตรียมไว้
vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
known = vectorizer.vocabulary_
unknown = [word for word in words(qs["question"][22]) if word not in known]
n_with_unknown = sum(any(w not in known for w in words(q)) for q in qs["question"])
