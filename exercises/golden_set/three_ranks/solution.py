target = row[gold_at]
optimistic = (row > target).sum() + 1  # ___
stable = list(np.argsort(-row, kind="stable")).index(gold_at) + 1  # ___
pessimistic = (row >= target).sum()  # ___
print(optimistic, stable, pessimistic)
