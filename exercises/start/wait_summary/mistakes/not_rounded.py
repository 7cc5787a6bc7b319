# expect: not_rounded
# variables: average
n_customers = len(waits)
total = waits.sum()
average = waits.mean()
