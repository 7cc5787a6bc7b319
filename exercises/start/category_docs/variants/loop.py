shipping_ids = []
n_docs = 0
for doc_id, category in zip(docs["doc_id"], docs["category"]):
    n_docs += 1
    if category == "shipping":
        shipping_ids.append(doc_id)
