def per_thousand(cost, recall):
    found = traffic * recall
    return round(1000 * cost / found, 2)


cost_before = per_thousand(case["monthly_cost"][0], case["recall"][0])
cost_after = per_thousand(case["monthly_cost"][1], case["recall"][1])
