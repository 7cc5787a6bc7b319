a = judged["annotator_a"].mean()
b = judged["annotator_b"].mean()
po = (judged["annotator_a"] == judged["annotator_b"]).mean()
pe = a * b + (1 - a) * (1 - b)  # ___
chance = round(pe, 4)
kappa = round((po - pe) / (1 - pe), 4)  # ___
print(chance, kappa)
