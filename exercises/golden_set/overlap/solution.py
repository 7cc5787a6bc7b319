question = qs["question"][14]
text = docs.loc[docs["doc_id"] == qs["gold_doc_id"][14], "text"].item()
shared = words(question) & words(text)  # ___
overlap = round(len(shared) / len(words(question)), 4)  # ___
print(sorted(shared), overlap)
