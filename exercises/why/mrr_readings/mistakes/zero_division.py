# expect: infinite
# variables: mrr
found = top10[top10 > 0]
recall = round(len(found) / len(top10), 4)
with np.errstate(divide="ignore"):
    mrr = (1 / top10).mean()
mrr_of_found = round((1 / found).mean(), 4)
