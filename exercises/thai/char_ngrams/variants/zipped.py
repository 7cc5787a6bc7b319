def char_ngrams(text, n):
    return ["".join(marks) for marks in zip(*(text[shift:] for shift in range(n)))]
