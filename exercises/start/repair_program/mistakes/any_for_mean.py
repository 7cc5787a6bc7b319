# expect: bool_for_number
# variables: slow_share
slow = waits > 10
slow_share = bool(slow.any())
long_docs = docs[docs["n_words"] > 50]
n_long = len(long_docs)
