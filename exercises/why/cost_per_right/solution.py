cost_before = case["monthly_cost"][0] / (traffic * case["recall"][0]) * 1000  # ___
cost_after = case["monthly_cost"][1] / (traffic * case["recall"][1]) * 1000  # ___
cost_before, cost_after = round(cost_before, 2), round(cost_after, 2)
print(cost_before, cost_after)
