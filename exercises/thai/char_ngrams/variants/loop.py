def char_ngrams(text, n):
    pieces = []
    for start in range(len(text)):
        piece = text[start : start + n]
        if len(piece) == n:
            pieces.append(piece)
    return pieces
