change = gold_ranks(TfidfVectorizer(ngram_range=(1, 2), stop_words="english")) - ranks
n_changed = np.count_nonzero(change)
n_improved = int((change < 0).sum())
n_worse = int((change > 0).sum())
