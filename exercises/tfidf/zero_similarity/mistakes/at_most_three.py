# message: ค่านี้รวมข้อที่พบครบสามฉบับพอดี ซึ่งไม่ได้ขาด ลองดูเครื่องหมายที่เทียบกับ 3
# variables: n_short
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
n_zero = (similarity[0] == 0).sum()
n_short = ((similarity > 0).sum(axis=1) <= 3).sum()
