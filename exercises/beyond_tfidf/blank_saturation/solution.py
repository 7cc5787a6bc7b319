k1 = 1.2
tf = doc_counts[:, list(words).index("days")]
weight = tf * (k1 + 1) / (tf + k1)  # ___: tf + k1
weight = weight.round(4)
print(weight)
