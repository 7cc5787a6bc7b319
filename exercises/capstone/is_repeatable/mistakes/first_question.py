# message: ดูเฉพาะคำถามแรก ข้อที่เหลือไม่ได้ถูกตรวจ ลองดูว่าลูปหยุดเร็วไปหรือไม่
def is_repeatable(retrieve, questions, docs, k):
    for question in questions:
        return list(retrieve(question, docs, k)) == list(retrieve(question, docs, k))
    return True
