def longest_match(text, words):
    longest = max(len(word) for word in words)
    pieces, i = [], 0
    while i < len(text):
        for size in range(longest, 0, -1):
            piece = text[i : i + size]
            if piece in words:
                break
        else:
            piece = text[i]
        pieces.append(piece)
        i += len(piece)
    return pieces
