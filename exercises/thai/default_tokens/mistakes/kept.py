# message: ค่านี้คือจำนวนอักขระที่เหลืออยู่ในชิ้น โจทย์ถามจำนวนที่หายไป ลองเทียบกับความยาวของข้อความเดิม
# variables: n_lost
text = qs["question"][0]
tokens = TfidfVectorizer().build_analyzer()(text)
n_lost = len("".join(tokens))
