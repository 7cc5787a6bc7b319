chance = 0.0
for label in (0, 1):
    chance += (judged["annotator_a"] == label).mean() * (judged["annotator_b"] == label).mean()
