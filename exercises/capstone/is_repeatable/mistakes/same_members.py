# message: รายการที่สลับลำดับถูกนับว่าเหมือนกัน เพราะเทียบเป็น set ลำดับคือผลของ retriever ลองเทียบเป็น list
def is_repeatable(retrieve, questions, docs, k):
    """ถามแต่ละคำถามสองรอบแล้วได้เหมือนเดิมทุกข้อหรือไม่"""
    return all(
        set(retrieve(question, docs, k)) == set(retrieve(question, docs, k))
        for question in questions
    )
