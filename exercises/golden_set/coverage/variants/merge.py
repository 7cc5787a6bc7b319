first = gold.iloc[:12]
counts = docs["doc_id"].map(first["gold_doc_id"].value_counts()).fillna(0)
uncovered = list(docs["doc_id"][counts == 0])
n_categories = len(first.groupby("category"))
