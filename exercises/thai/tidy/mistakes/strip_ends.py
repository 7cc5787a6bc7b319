# message: อักขระที่มองไม่เห็นหายไปเฉพาะหัวท้าย ตัวที่อยู่กลางข้อความยังอยู่ strip ดูแค่ปลาย ลองใช้คำสั่งที่แทนที่ทุกตัว
def tidy(text):
    text = text.strip("\u200b\ufeff").replace("เเ", "แ")
    return text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
