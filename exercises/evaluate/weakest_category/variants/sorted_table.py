table = pd.DataFrame({"category": gold["category"], "hit1": (ranks == 1).astype(int)})
grouped = table.groupby("category").hit1
hit1 = grouped.mean()[grouped.size() > 3].sort_values()
weakest_category = hit1.index[0]
weakest_hit1 = hit1.iloc[0].round(4)
