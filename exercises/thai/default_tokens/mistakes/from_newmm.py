# message: ชิ้นเหล่านี้เป็นคำจาก newmm โจทย์ถามถึงตัวตัดคำปริยายของ TfidfVectorizer ซึ่งทำงานกับคอลัมน์ question ลองเปลี่ยนตัวตัด
# variables: tokens, n_lost
text = qs["question"][0]
tokens = split_words(qs["words"][0])
n_lost = len(text.replace(" ", "")) - len("".join(tokens))
