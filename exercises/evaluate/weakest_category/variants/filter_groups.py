table = gold.assign(hit1=ranks == 1).groupby("category").filter(lambda rows: len(rows) >= 4)
hit1 = table.groupby("category")["hit1"].mean().to_dict()
weakest_category = min(hit1, key=hit1.get)
weakest_hit1 = round(hit1[weakest_category], 4)
