def fix_marks(text):
    for tone in "\u0e48\u0e49\u0e4a\u0e4b":
        for vowel in "\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47":
            text = text.replace(tone + vowel, vowel + tone)
        text = text.replace("\u0e4d" + tone + "\u0e32", tone + "\u0e33")
    return text.replace("\u0e4d\u0e32", "\u0e33")
