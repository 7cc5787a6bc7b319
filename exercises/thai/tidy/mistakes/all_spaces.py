# message: ช่องว่างธรรมดาหายไปด้วย โจทย์ให้ลบเฉพาะ \u200b กับ \ufeff ลองจำกัดสิ่งที่แทนที่
def tidy(text):
    text = re.sub(r"[\s\u200b\ufeff]", "", text).replace("เเ", "แ")
    return text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
