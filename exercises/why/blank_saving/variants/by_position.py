cost = case["monthly_cost"]
saving = round((cost[0] - cost[1]) / cost[0], 4)
