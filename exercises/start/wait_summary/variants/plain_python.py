n_customers = 0
total = 0
for minutes in waits:
    n_customers += 1
    total += minutes
average = round(float(total / n_customers), 2)
