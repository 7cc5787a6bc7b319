long_ids = docs.query("category == 'returns' and n_words > 60")["doc_id"].to_list()
