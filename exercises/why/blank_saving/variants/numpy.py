cost = np.array(case["monthly_cost"], dtype=float)
saving = round(float(1 - cost[1] / cost[0]), 4)
