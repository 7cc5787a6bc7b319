long_ids = []
for doc_id, category, n in zip(docs["doc_id"], docs["category"], docs["n_words"]):
    if category == "returns" and n > 60:
        long_ids.append(doc_id)
