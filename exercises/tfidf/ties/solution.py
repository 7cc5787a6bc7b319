order = np.argsort(-scores, kind="stable")  # ___
ranked = [scored_ids[i] for i in order if scores[i] > 0]  # ___
print(ranked)
