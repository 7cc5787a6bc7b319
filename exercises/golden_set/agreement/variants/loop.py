n_disagree = 0
for a, b in zip(judged["annotator_a"], judged["annotator_b"]):
    n_disagree += a != b
agreement = round(1 - n_disagree / len(judged), 4)
