# message: ชิ้นเหล่านี้ตัดตรงช่องว่างเท่านั้น ยังไม่ได้ใช้ตัวตัดคำของ TfidfVectorizer ลองขอฟังก์ชันตัดข้อความจากเมท็อดของมัน
text = qs["question"][0]
tokens = text.split()
n_lost = len(text.replace(" ", "")) - len("".join(tokens))
