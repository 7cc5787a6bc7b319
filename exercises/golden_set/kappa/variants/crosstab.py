counts = pd.crosstab(judged["annotator_a"], judged["annotator_b"]).to_numpy()
n = counts.sum()
pe = (counts.sum(axis=0) * counts.sum(axis=1)).sum() / n**2
chance = round(pe, 4)
kappa = round((np.trace(counts) / n - pe) / (1 - pe), 4)
