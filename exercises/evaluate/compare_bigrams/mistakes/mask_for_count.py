# expect: many_for_number
before = gold_ranks(TfidfVectorizer(stop_words="english"))
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2)))
n_changed = after != before
n_improved = after < before
n_worse = after > before
