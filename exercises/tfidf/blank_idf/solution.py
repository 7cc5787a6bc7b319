vocabulary, counts = count_words(toy)
n = len(toy)
df = (counts > 0).sum(axis=0)  # กี่ประโยคที่มีคำนี้
idf = np.log((1 + n) / (1 + df)) + 1  # ___: log | df@1
print(dict(zip(vocabulary, idf.round(3).tolist())))
