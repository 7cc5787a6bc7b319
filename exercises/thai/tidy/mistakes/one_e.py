# message: สระเอสองตัวกลายเป็นสระเอตัวเดียว คำจึงอ่านเปลี่ยนไป โจทย์ให้แทนด้วยสระแอ ลองดูค่าที่ใช้แทน
def tidy(text):
    text = text.replace("\u200b", "").replace("\ufeff", "").replace("เเ", "เ")
    return text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
