# message: ค่านี้เป็นจำนวนคำ คำถามยาวจึงได้มากกว่าเสมอ โจทย์ขอสัดส่วนต่อจำนวนคำทั้งหมด
def unknown_share(question):
    words = re.findall(r"[a-z]+", question.lower())
    return sum(word not in vocabulary for word in words)
