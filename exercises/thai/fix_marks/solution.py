TONE = "[\u0e48-\u0e4b]"
VOWEL = "[\u0e31\u0e34-\u0e39\u0e47]"


def fix_marks(text):
    text = re.sub(f"({TONE})({VOWEL})", r"\2\1", text)  # ___
    text = re.sub(f"({TONE}?)\u0e4d({TONE}?)\u0e32", "\\1\\2\u0e33", text)  # ___
    return text


print(fix_marks("ท\u0e48\u0e35") == "ที่", fix_marks("น\u0e4d\u0e49\u0e32") == "น้ำ")
