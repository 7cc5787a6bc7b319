vocabulary, counts = count_words(toy)
idf = np.log((1 + len(toy)) / (1 + np.count_nonzero(counts, axis=0))) + 1
idf_card = idf[vocabulary.index("card")].round(4)
idf_pay = idf[vocabulary.index("pay")].round(4)
