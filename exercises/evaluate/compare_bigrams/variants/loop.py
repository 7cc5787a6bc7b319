old = gold_ranks(TfidfVectorizer(stop_words="english")).tolist()
new = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2))).tolist()
n_improved = sum(b < a for a, b in zip(old, new))
n_worse = sum(b > a for a, b in zip(old, new))
n_changed = n_improved + n_worse
