# message: มีคำถามเดียวที่ได้เหมือนเดิมก็ผ่านแล้ว โจทย์ขอทุกข้อ ลองดูความต่างของ any กับ all
def is_repeatable(retrieve, questions, docs, k):
    """ถามแต่ละคำถามสองรอบแล้วได้เหมือนเดิมทุกข้อหรือไม่"""
    return not questions or any(
        list(retrieve(question, docs, k)) == list(retrieve(question, docs, k))
        for question in questions
    )
