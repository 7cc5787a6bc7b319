def char_ngrams(text, n):
    return [text[i : i + n] for i in range(len(text) - n + 1)]  # ___


print(char_ngrams("คืนเงิน", 3))
