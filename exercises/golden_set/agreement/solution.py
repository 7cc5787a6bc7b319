same = judged["annotator_a"] == judged["annotator_b"]  # ___
agreement = round(same.mean(), 4)  # ___
n_disagree = (~same).sum()  # ___
print(agreement, n_disagree)
