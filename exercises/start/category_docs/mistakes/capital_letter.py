# expect: list_empty
# variables: shipping_ids
n_docs = len(docs)
shipping_ids = docs[docs["category"] == "Shipping"]["doc_id"].tolist()
