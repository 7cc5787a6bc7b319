slow = waits > 10
slow_share = slow.mean()  # ___: mean()
print(slow_share)
long_docs = docs[docs["n_words"] > 50]  # ___: "n_words"
n_long = len(long_docs)
print(n_long)
