stop_words = TfidfVectorizer(stop_words="english")
bigrams = TfidfVectorizer(stop_words="english", ngram_range=(1, 2))
before = gold_ranks(stop_words)  # ___
after = gold_ranks(bigrams)  # ___
n_changed = (after != before).sum()  # ___
n_improved = (after < before).sum()  # ___
n_worse = (after > before).sum()  # ___
print("เปลี่ยน", n_changed, " ดีขึ้น", n_improved, " แย่ลง", n_worse)
