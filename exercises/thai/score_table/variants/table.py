table = pd.DataFrame({"default": ranks_default, "chars": ranks_chars, "words": ranks_words})
hit3 = (table <= 3).mean().round(4).to_dict()
mrr = (1 / table).mean().round(4).to_dict()
