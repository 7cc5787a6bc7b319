# message: ตอนนี้เอาจำนวนอักขระลบด้วยจำนวนชิ้น ซึ่งเป็นคนละหน่วยกัน ลองนับอักขระที่อยู่ในทุกชิ้นก่อน แล้วค่อยลบ
# variables: n_lost
text = qs["question"][0]
tokens = TfidfVectorizer().build_analyzer()(text)
n_lost = len(text.replace(" ", "")) - len(tokens)
