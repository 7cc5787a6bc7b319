n_w = (doc_counts > 0).sum(axis=0)  # ___
N = len(doc_counts)
idf = np.log(1 + (N - n_w + 0.5) / (n_w + 0.5)).round(4)  # ___
print("คำที่พบมากฉบับที่สุด", words[n_w.argmax()], "idf", idf[n_w.argmax()])
