# expect: error.truth
# verdict: learner_error
n_quick = 0
if waits <= 5:
    n_quick += 1
quick_share = n_quick / len(waits)
