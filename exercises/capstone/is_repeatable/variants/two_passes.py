def is_repeatable(retrieve, questions, docs, k):
    repeatable = True
    for question in questions:
        one, two = (tuple(retrieve(question, docs, k)) for _ in range(2))
        repeatable = repeatable and one == two
    return repeatable
