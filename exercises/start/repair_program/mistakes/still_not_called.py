# expect: not_called
# variables: slow_share
slow = waits > 10
slow_share = slow.mean
long_docs = docs[docs["n_words"] > 50]
n_long = len(long_docs)
