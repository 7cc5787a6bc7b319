# message: ลำดับสระกับวรรณยุกต์ถูกแล้ว แต่นิคหิตกับสระอายังเป็นสองตัว ลองเพิ่ม re.sub อีกบรรทัดเพื่อรวมเป็นสระอำ
TONE = "[\u0e48-\u0e4b]"
VOWEL = "[\u0e31\u0e34-\u0e39\u0e47]"
NIKHAHIT, AA, AM = "\u0e4d", "\u0e32", "\u0e33"


def fix_marks(text):
    text = re.sub(f"({TONE})({VOWEL})", r"\2\1", text)
    return text
