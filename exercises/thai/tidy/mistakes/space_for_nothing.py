# message: อักขระที่มองไม่เห็นกลายเป็นช่องว่างธรรมดา โจทย์ให้ลบออกโดยไม่ใส่อะไรแทน ลองดูค่าที่ใช้แทน
def tidy(text):
    text = text.replace("\u200b", " ").replace("\ufeff", " ").replace("เเ", "แ")
    return text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
