is_long = (docs["category"] == "returns") & (docs["n_words"] > 60)  # ___
long_ids = docs[is_long]["doc_id"].tolist()  # ___
print(long_ids)
