# message: สระอำรวมถูกแล้ว แต่วรรณยุกต์ที่มาก่อนสระยังอยู่ที่เดิม ลองเพิ่ม re.sub อีกบรรทัดเพื่อสลับลำดับ
TONE = "[\u0e48-\u0e4b]"
VOWEL = "[\u0e31\u0e34-\u0e39\u0e47]"
NIKHAHIT, AA, AM = "\u0e4d", "\u0e32", "\u0e33"


def fix_marks(text):
    text = re.sub(f"({TONE}?){NIKHAHIT}({TONE}?){AA}", rf"\1\2{AM}", text)
    return text
