table = pd.DataFrame(doc_counts)
n_w = table.gt(0).sum().to_numpy()
idf = np.log(1 + (len(table) - n_w + 0.5) / (n_w + 0.5)).round(4)
