# expect: none
def tidy(text):
    text = text.replace("\u200b", "").replace("\ufeff", "").replace("เเ", "แ")
    print(text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789")))
