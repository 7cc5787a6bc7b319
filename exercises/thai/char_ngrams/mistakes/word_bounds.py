# message: มีชิ้นที่ขึ้นต้นหรือลงท้ายด้วยช่องว่างซึ่งไม่มีในข้อความ เพราะ char_wb เติมให้ โจทย์ให้หยิบจากข้อความตรง ๆ ลองใช้ text[i : i + n]
def char_ngrams(text, n):
    return TfidfVectorizer(analyzer="char_wb", ngram_range=(n, n)).build_analyzer()(text)
