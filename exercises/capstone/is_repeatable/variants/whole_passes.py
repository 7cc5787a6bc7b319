def is_repeatable(retrieve, questions, docs, k):
    first = [retrieve(question, docs, k) for question in questions]
    again = [retrieve(question, docs, k) for question in questions]
    return first == again
