# expect: rounded_too_much
# variables: average
n_customers = len(waits)
total = waits.sum()
average = round(waits.mean(), 1)
