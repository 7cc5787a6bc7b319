slow = waits > 10
slow_share = np.mean(slow)
n_long = (docs.n_words > 50).sum()
