# expect: error.key_close
# verdict: learner_error
slow = waits > 10
slow_share = slow.mean()
long_docs = docs[docs["words"] > 50]
n_long = len(long_docs)
