found = top10[top10 > 0]
recall = round(len(found) / len(top10), 4)  # ___
mrr = round((1 / found).sum() / len(top10), 4)  # ___
mrr_of_found = round((1 / found).mean(), 4)  # ___
print(recall, mrr, mrr_of_found)
