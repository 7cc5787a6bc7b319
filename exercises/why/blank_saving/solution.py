before, after = case["monthly_cost"]
saving = round((before - after) / before, 4)  # ___: /
print("ประหยัด", saving)
