from itertools import combinations

found = []
for (i, a), (j, b) in combinations(enumerate(map(words, raw)), 2):
    if 2 * len(a & b) >= len(a | b):
        found.append((i, j))
pairs = [f"{i}-{j}" for i, j in found]
n_keep = len(set(range(len(raw))) - {j for _, j in found})
