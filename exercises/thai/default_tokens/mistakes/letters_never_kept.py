# message: n_lost นับเฉพาะตัวที่ไม่มีอยู่ในชิ้นใดสักแห่ง พยัญชนะที่หล่นไปแต่บังเอิญมีในชิ้นอื่นจึงไม่ถูกนับ ลองเทียบจำนวนอักขระก่อนกับหลังตัด
# variables: n_lost
text = qs["question"][0]
tokens = TfidfVectorizer().build_analyzer()(text)
n_lost = sum(letter not in "".join(tokens) for letter in text.replace(" ", ""))
