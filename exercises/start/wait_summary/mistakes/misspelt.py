# expect: missing_close
# variables: average
n_customers = len(waits)
total = waits.sum()
averge = round(waits.mean(), 2)
