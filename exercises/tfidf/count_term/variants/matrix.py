vocabulary, counts = count_words(docs["text"])
column = counts[:, vocabulary.index("order")]
tf_order = column[11]
df_order = np.count_nonzero(column)
