k1 = 1.2
tf = doc_counts[:, words == "days"].ravel()
weight = np.round((k1 + 1) * (1 - k1 / (k1 + tf)), 4)
