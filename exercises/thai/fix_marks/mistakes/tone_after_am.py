# message: วรรณยุกต์ไปอยู่หลัง ำ โจทย์ให้วรรณยุกต์มาก่อน ำ ลองสลับลำดับในส่วนผลของ re.sub
def fix_marks(text):
    text = re.sub("([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e47])", r"\2\1", text)
    return re.sub("([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32", "\u0e33\\1\\2", text)
