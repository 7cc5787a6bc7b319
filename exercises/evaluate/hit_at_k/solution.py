hit1 = round((ranks <= 1).mean(), 4)  # ___
hit3 = round((ranks <= 3).mean(), 4)  # ___
print("hit@1 =", hit1, " hit@3 =", hit3)
