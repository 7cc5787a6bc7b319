# expect: error.order
# verdict: learner_error
slow = waits > 10
slow_share = slow.mean()
long_docs = docs[docs["text"] > 50]
n_long = len(long_docs)
