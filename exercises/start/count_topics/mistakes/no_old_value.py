# expect: error.key
# verdict: learner_error
counts = {}
for topic in topics:
    counts[topic] = counts[topic] + 1
