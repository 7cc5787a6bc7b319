k1 = 1.2
column = words.tolist().index("days")
weight = []
for count in doc_counts[:, column]:
    weight.append(round(count * (k1 + 1) / (count + k1), 4))
weight = np.array(weight)
