# message: ผลนี้เป็น True เสมอ เพราะเทียบผลของการถามครั้งเดียวกับตัวมันเอง ลองเรียก retrieve สองครั้ง
def is_repeatable(retrieve, questions, docs, k):
    answers = {question: list(retrieve(question, docs, k)) for question in questions}
    return all(answers[question] == answers[question] for question in questions)
