k1 = 1.2
tf = doc_counts[:, words == "parcel"].ravel()
weight = np.round((k1 + 1) * (1 - k1 / (k1 + tf)), 4)
