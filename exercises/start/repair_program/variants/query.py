slow_share = float((waits > 10).mean())
n_long = len(docs.query('n_words > 50'))
