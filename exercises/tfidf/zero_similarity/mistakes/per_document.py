# message: ค่านี้นับเป็นเอกสาร เพราะรวมลงมาตามแนวตั้ง โจทย์ถามเป็นคำถามซึ่งคือแถว ลองเปลี่ยนแกนที่ใช้รวม
# variables: n_short
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
n_zero = (similarity[0] == 0).sum()
n_short = ((similarity > 0).sum(axis=0) < 3).sum()
