# message: คำเหล่านี้มาจากคำถามแถวถัดไป ดัชนีของตารางเริ่มที่ 0 โจทย์ระบุดัชนี 22 ลองดูตัวเลขในวงเล็บเหลี่ยม
# variables: unknown
vectorizer = TfidfVectorizer(stop_words="english").fit(docs["text"])
analyze = vectorizer.build_analyzer()
known = vectorizer.vocabulary_
unknown = [word for word in analyze(qs["question"][23]) if word not in known]
n_with_unknown = sum(any(w not in known for w in analyze(q)) for q in qs["question"])
