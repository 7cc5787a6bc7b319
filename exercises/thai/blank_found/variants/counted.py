n_found = sum(rank <= len(docs) for rank in ranks_default)
