before = gold_ranks(TfidfVectorizer(stop_words="english"))  # ___
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2)))  # ___
n_changed = (after != before).sum()  # ___
n_improved = (after < before).sum()  # ___
n_worse = (after > before).sum()  # ___
print("เปลี่ยน", n_changed, " ดีขึ้น", n_improved, " แย่ลง", n_worse)
