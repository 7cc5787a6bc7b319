# message: ข้อความทั้งข้อความถูกแทน จึงเอาไปวิเคราะห์ต่อไม่ได้ ลองแทนเฉพาะส่วนที่ตรงกับรูปแบบ
def mask(text):
    if "@" in text or re.search(r"\b0(?:-?\d){8,9}\b", text):
        return "<masked>"
    return text
