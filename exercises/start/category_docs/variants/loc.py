n_docs = docs.shape[0]
shipping_ids = docs.loc[docs["category"] == "shipping", "doc_id"].to_list()
