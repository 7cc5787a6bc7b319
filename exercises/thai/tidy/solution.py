def tidy(text):
    # ___ begin: ลบอักขระที่มองไม่เห็น รวมสระ แล้วเปลี่ยนเลข
    text = text.replace("\u200b", "").replace("\ufeff", "")
    text = text.replace("เเ", "แ")
    text = text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
    # ___ end
    return text


print(tidy("เเลก\u200b๑๐๐\u200bคะเเนน"))
