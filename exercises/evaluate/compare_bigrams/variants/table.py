table = pd.DataFrame(
    {
        "before": ranks,
        "after": gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2))),
    }
)
n_changed = len(table.query("before != after"))
n_improved = len(table.query("after < before"))
n_worse = len(table.query("after > before"))
