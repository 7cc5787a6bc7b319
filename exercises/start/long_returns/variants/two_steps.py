returns = docs[docs["category"] == "returns"]
long_ids = returns[returns["n_words"] > 60]["doc_id"].tolist()
