order = np.argsort(-semantic_scores, axis=1, kind="stable")
ranks = (order == gold_row[:, None]).argmax(axis=1) + 1
hit1 = round(float(np.mean(ranks == 1)), 4)
mrr = round(float(np.mean(1 / ranks)), 4)
