# message: วรรณยุกต์ที่อยู่กับ ํ หายไป คำว่าน้ำจึงกลายเป็นนำ ลองจับวรรณยุกต์ไว้ในวงเล็บ แล้วเขียนกลับคืน
def fix_marks(text):
    text = re.sub("([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e47])", r"\2\1", text)
    return re.sub("[\u0e48-\u0e4b]?\u0e4d[\u0e48-\u0e4b]?\u0e32", "\u0e33", text)
