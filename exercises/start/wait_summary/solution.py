n_customers = len(waits)  # ___
total = waits.sum()  # ___
average = round(waits.mean(), 2)  # ___
print(n_customers, total, average)
