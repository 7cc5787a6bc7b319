# expect: not_rounded
# variables: agreement
same = judged["annotator_a"] == judged["annotator_b"]
agreement = same.mean()
n_disagree = (~same).sum()
