# message: ค่าเป็น 0 เสมอ เพราะทั้งสองรอบใช้คำถามเดิม ลองดูว่าได้ใช้ผลของ reword หรือไม่
def leak_gap(retrieve, questions, golds, docs):
    """hit@1 บนคำถามเดิม ลบด้วยบนคำถามที่เขียนอีกแบบ"""
    def hit1(asked):
        found = [retrieve(question, docs, 1)[0] == gold for question, gold in zip(asked, golds)]
        return sum(found) / len(found)

    return round(hit1(questions) - hit1(questions), 4)
