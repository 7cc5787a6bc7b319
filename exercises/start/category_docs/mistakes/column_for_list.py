# expect: list_type
# variables: shipping_ids
n_docs = len(docs)
shipping_ids = docs[docs["category"] == "shipping"]["doc_id"]
