# message: ค่าเหล่านี้มาจากเวกเตอร์ที่ยังมีคำหยุด คำอย่าง the ทำให้เกือบทุกเอกสารดูคล้ายขึ้นมานิดหน่อย ลองใช้การตั้งค่าตามโค้ดตั้งต้น
vectorizer = TfidfVectorizer()
documents = vectorizer.fit_transform(docs["text"]).toarray()
similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
n_zero = (similarity[0] == 0).sum()
n_short = ((similarity > 0).sum(axis=1) < 3).sum()
