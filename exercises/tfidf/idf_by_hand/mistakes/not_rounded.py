# expect: not_rounded
n = len(toy)
idf_card = np.log((1 + n) / (1 + sum("card" in words(s) for s in toy))) + 1
idf_pay = np.log((1 + n) / (1 + sum("pay" in words(s) for s in toy))) + 1
