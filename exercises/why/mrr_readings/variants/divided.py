recall = round((top10 != 0).mean(), 4)
mrr_of_found = round((1 / top10[top10 > 0]).mean(), 4)
mrr = round((1 / top10[top10 > 0]).mean() * (top10 > 0).mean(), 4)
