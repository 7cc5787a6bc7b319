n_w, idf = [], []
for column in doc_counts.T:
    n = int((column > 0).sum())
    n_w.append(n)
    idf.append(round(float(np.log((len(doc_counts) + 1) / (n + 0.5))), 4))
