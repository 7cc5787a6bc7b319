# message: เลขไทยถูกลบหายไป แต่ตัวเลขเป็นข้อมูลสำคัญของคำถาม ลองแทนด้วยเลขอารบิกที่มีค่าเท่ากัน
def tidy(text):
    text = text.replace("\u200b", "").replace("\ufeff", "").replace("เเ", "แ")
    return re.sub("[๐-๙]", "", text)
