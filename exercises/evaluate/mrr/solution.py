mrr = round((1 / ranks).mean(), 4)  # ___
print("MRR =", mrr)
