TONE = "[\u0e48-\u0e4b]"
VOWEL = "[\u0e31\u0e34-\u0e39\u0e47]"
NIKHAHIT, AA, AM = "\u0e4d", "\u0e32", "\u0e33"


def fix_marks(text):
    text = re.sub(f"({TONE})({VOWEL})", r"\2\1", text)  # ___
    text = re.sub(f"({TONE}?){NIKHAHIT}({TONE}?){AA}", rf"\1\2{AM}", text)  # ___
    return text


print(ascii(fix_marks("ท\u0e48\u0e35")))
print(ascii(fix_marks("น\u0e4d\u0e49\u0e32")))
