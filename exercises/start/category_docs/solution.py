n_docs = len(docs)  # ___
shipping = docs[docs["category"] == "shipping"]  # ___
shipping_ids = shipping["doc_id"].tolist()  # ___
print(n_docs, shipping_ids)
