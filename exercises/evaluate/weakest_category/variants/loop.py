weakest_category, weakest_hit1 = None, 1.1
for category in gold["category"].unique():
    own = ranks[(gold["category"] == category).to_numpy()]
    if len(own) >= 4 and (own == 1).mean() < weakest_hit1:
        weakest_category, weakest_hit1 = category, (own == 1).mean()
weakest_hit1 = round(weakest_hit1, 4)
