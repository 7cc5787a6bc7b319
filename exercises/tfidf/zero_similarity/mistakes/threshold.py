# message: ค่านี้ถือว่าความคล้ายน้อยกว่า 0.1 เท่ากับไม่พบ แต่ความคล้ายน้อยก็แปลว่ามีคำร่วมกันแล้ว โจทย์นับเฉพาะที่เป็น 0 ลองเทียบกับ 0 ตรง ๆ
vectorizer = TfidfVectorizer(stop_words="english")
documents = vectorizer.fit_transform(docs["text"]).toarray()
similarity = vectorizer.transform(qs["question"]).toarray() @ documents.T
n_zero = (similarity[0] < 0.1).sum()
n_short = ((similarity >= 0.1).sum(axis=1) < 3).sum()
