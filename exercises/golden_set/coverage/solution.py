first = gold.head(12)
missing = ~docs["doc_id"].isin(first["gold_doc_id"])  # ___
uncovered = docs.loc[missing, "doc_id"].tolist()  # ___
n_categories = first["category"].nunique()  # ___
print(len(uncovered), uncovered, n_categories)
