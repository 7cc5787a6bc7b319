chars = ranks_chars <= 3
words = ranks_words <= 3
only_chars = (chars & ~words).sum()  # ___
only_words = (words & ~chars).sum()  # ___
both = (chars & words).sum()  # ___
print(only_chars, only_words, both)
