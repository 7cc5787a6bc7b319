asked = set(gold["gold_doc_id"][:12])
uncovered = [doc_id for doc_id in docs["doc_id"] if doc_id not in asked]
n_categories = len(set(gold["category"][:12]))
