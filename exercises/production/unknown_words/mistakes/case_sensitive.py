# message: คำที่ขึ้นต้นด้วยตัวพิมพ์ใหญ่ถูกนับผิด เพราะ vocabulary เป็นตัวพิมพ์เล็กทั้งหมด ลองแปลงคำถามเป็นตัวพิมพ์เล็กก่อนแยกคำ
def unknown_share(question):
    words = re.findall(r"[A-Za-z]+", question)
    return sum(word not in vocabulary for word in words) / max(len(words), 1)
