cost, recall = np.array(case["monthly_cost"]), np.array(case["recall"])
cost_before, cost_after = (cost / (recall * traffic / 1000)).round(2)
