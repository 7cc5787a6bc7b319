# message: วิธีนี้หาตัวอักษรในข้อความทั้งก้อน คำอย่าง island จึงดูเหมือนมีเพราะเป็นส่วนหนึ่งของ islands แต่ระบบเทียบทั้งคำ ลองเทียบกับคลังคำแทน
vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
every = " ".join(docs["text"]).lower()
unknown = [word for word in analyze(qs["question"][22]) if word not in every]
n_with_unknown = sum(any(w not in every for w in analyze(q)) for q in qs["question"])
