n_docs = docs["doc_id"].count()
shipping_ids = list(docs.query("category == 'shipping'")["doc_id"])
