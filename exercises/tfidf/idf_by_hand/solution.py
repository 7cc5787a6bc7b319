n = len(toy)
df_card = sum("card" in words(sentence) for sentence in toy)  # ___
df_pay = sum("pay" in words(sentence) for sentence in toy)  # ___
idf_card = round(np.log((1 + n) / (1 + df_card)) + 1, 4)  # ___
idf_pay = round(np.log((1 + n) / (1 + df_pay)) + 1, 4)  # ___
print("card", idf_card, " pay", idf_pay)
