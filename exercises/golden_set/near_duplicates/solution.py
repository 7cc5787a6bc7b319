bags = [words(text) for text in raw]
pairs = []
dropped = set()
for i in range(len(raw)):
    for j in range(i + 1, len(raw)):
        jaccard = len(bags[i] & bags[j]) / len(bags[i] | bags[j])  # ___
        if jaccard >= 0.5:
            pairs.append(f"{i}-{j}")
            dropped.add(j)
n_keep = len(raw) - len(dropped)  # ___
print(pairs, n_keep)
