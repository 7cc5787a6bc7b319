# message: เบอร์ที่มีขีดคั่นยังหลุดอยู่ ลองให้รูปแบบยอมรับขีดระหว่างตัวเลข
def mask(text):
    text = re.sub(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", "<email>", text)
    return re.sub(r"\b0\d{8,9}\b", "<phone>", text)
