a, b = judged["annotator_a"].tolist(), judged["annotator_b"].tolist()
n = len(a)
po = sum(x == y for x, y in zip(a, b)) / n
pe = sum(a.count(label) * b.count(label) for label in {*a, *b}) / n**2
chance = round(pe, 4)
kappa = round(1 - (1 - po) / (1 - pe), 4)
