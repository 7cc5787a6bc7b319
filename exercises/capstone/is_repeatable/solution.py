def is_repeatable(retrieve, questions, docs, k):
    """ถามแต่ละคำถามสองรอบแล้วได้เหมือนเดิมทุกข้อหรือไม่"""
    # ___ begin: ถามข้อละสองครั้ง แล้วเทียบทุกข้อ
    return all(
        list(retrieve(question, docs, k)) == list(retrieve(question, docs, k))
        for question in questions
    )
    # ___ end


print(is_repeatable(baseline, qs["question"][:5], docs, 10))
