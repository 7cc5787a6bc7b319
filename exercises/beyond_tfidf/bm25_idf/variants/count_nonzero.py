n_w = np.count_nonzero(doc_counts, axis=0)
idf = np.round(np.log1p((doc_counts.shape[0] - n_w + 0.5) / (n_w + 0.5)), 4)
