text = qs["question"][0]
trigrams = [text[i : i + 3] for i in range(len(text) - 2)]  # ___: i + 3 | len(text) - 2
print(trigrams)
