methods = zip(["default", "chars", "words"], [ranks_default, ranks_chars, ranks_words])
both = {name: (np.mean(r < 4), np.mean(1 / r)) for name, r in methods}
hit3 = {name: float(np.round(pair[0], 4)) for name, pair in both.items()}
mrr = {name: float(np.round(pair[1], 4)) for name, pair in both.items()}
