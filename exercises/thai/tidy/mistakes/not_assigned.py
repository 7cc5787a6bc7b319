# message: ข้อความไม่เปลี่ยนเลย เพราะ replace คืนข้อความใหม่โดยไม่แก้ตัวเดิม ลองเก็บผลกลับไว้ใน text ทุกครั้ง
def tidy(text):
    text.replace("\u200b", "").replace("\ufeff", "")
    text.replace("เเ", "แ")
    text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
    return text
