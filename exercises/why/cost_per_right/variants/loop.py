found = [traffic * recall / 1000 for recall in case["recall"]]
cost_before, cost_after = [round(cost / n, 2) for cost, n in zip(case["monthly_cost"], found)]
