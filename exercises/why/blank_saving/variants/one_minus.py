before, after = case["monthly_cost"]
saving = round(1 - after / before, 4)
