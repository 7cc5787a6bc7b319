# expect: percentage
before, after = case["monthly_cost"]
saving = round((before - after) / before * 100, 4)
