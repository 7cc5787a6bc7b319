hits = np.cumsum([doc_id in claim["relevant"] for doc_id in claim["retrieved"]])
right = {k: round(float(hits[k - 1] / len(claim["relevant"])), 4) for k in claim["printed"]}
wrong_ks = [k for k, value in claim["printed"].items() if not math.isclose(value, right[k])]
