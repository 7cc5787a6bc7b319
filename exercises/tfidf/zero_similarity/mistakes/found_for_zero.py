# message: ค่านี้นับเอกสารที่มีความคล้าย ส่วนโจทย์ถามฉบับที่ความคล้ายเป็น 0 ลองกลับเงื่อนไข
# variables: n_zero
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
n_zero = (similarity[0] > 0).sum()
n_short = ((similarity > 0).sum(axis=1) < 3).sum()
