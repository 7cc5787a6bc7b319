# message: ผลมีอักขระแปลก ๆ อย่าง \x02 หรือ \x01 เพราะ "\1" ที่ไม่มี r นำหน้าคือรหัสอักขระ ไม่ใช่การอ้างถึงกลุ่ม ลองใส่ r หน้าเครื่องหมายคำพูด
TONE = "[\u0e48-\u0e4b]"
VOWEL = "[\u0e31\u0e34-\u0e39\u0e47]"
NIKHAHIT, AA, AM = "\u0e4d", "\u0e32", "\u0e33"


def fix_marks(text):
    text = re.sub(f"({TONE})({VOWEL})", "\2\1", text)
    text = re.sub(f"({TONE}?){NIKHAHIT}({TONE}?){AA}", f"\1\2{AM}", text)
    return text
