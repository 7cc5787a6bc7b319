def dcg(grades, k):
    total = 0
    for rank, grade in enumerate(grades[:k], start=1):
        total += grade / math.log2(rank + 1)  # ___: rank + 1
    return total


print(dcg([3, 1, 0, 2, 0], 3))
