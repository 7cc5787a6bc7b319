# message: เลขไทยยังอยู่ตามเดิม ข้อ 3 ของโจทย์ให้เปลี่ยนเป็นเลขอารบิก ลองเพิ่มการแทนที่ทั้งสิบตัว
def tidy(text):
    text = text.replace("\u200b", "").replace("\ufeff", "")
    text = text.replace("เเ", "แ")
    return text
