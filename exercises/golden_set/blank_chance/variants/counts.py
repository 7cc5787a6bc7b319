n = len(judged)
a, b = judged["annotator_a"].sum(), judged["annotator_b"].sum()
chance = (a * b + (n - a) * (n - b)) / n**2
