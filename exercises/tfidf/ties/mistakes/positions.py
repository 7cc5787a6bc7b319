# expect: positions_for_ids
order = np.argsort(-scores, kind="stable")
ranked = [int(i) for i in order if scores[i] > 0]
