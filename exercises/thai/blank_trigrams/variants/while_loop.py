text = qs["question"].iloc[0]
trigrams = []
start = 0
while start + 3 <= len(text):
    trigrams.append(text[start : start + 3])
    start += 1
