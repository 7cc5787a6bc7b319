# expect: many_for_number
# variables: weakest_hit1
table = gold.assign(hit1=ranks <= 1).groupby("category")["hit1"].agg(["mean", "count"])
large = table[table["count"] >= 4]
weakest_category = large["mean"].idxmin()
weakest_hit1 = large.loc[weakest_category].round(4)
