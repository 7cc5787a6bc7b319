gap = (judged["annotator_a"] - judged["annotator_b"]).abs()
n_disagree = int(gap.sum())
agreement = np.round((gap == 0).sum() / len(gap), 4)
