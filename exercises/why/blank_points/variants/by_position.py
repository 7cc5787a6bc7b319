points = round(100 * (case["recall"][1] - case["recall"][0]), 1)
