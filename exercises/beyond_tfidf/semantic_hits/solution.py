own = semantic_scores[np.arange(len(gold_row)), gold_row]  # ___
ranks = 1 + (semantic_scores > own[:, None]).sum(axis=1)  # ___
hit1 = round((ranks <= 1).mean(), 4)
mrr = round((1 / ranks).mean(), 4)
print(hit1, mrr)
