def is_repeatable(retrieve, questions, docs, k):
    for question in questions:
        first = list(retrieve(question, docs, k))
        if first != list(retrieve(question, docs, k)):
            return False
    return True
