text = qs["question"][0]
trigrams = ["".join(three) for three in zip(text, text[1:], text[2:])]
