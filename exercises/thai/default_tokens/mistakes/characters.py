# message: ชิ้นเหล่านี้เป็นอักขระทีละตัว เพราะเปลี่ยน analyzer เป็นแบบอักขระ โจทย์ให้ใช้ค่าปริยาย ลองเรียก TfidfVectorizer() เปล่า ๆ
# variables: tokens, n_lost
text = qs["question"][0]
tokens = TfidfVectorizer(analyzer="char").build_analyzer()(text)
n_lost = len(text.replace(" ", "")) - len("".join(tokens))
