asked = words(qs.loc[14, "question"])
document = docs.set_index("doc_id").loc[qs.loc[14, "gold_doc_id"], "text"]
shared = asked.intersection(words(document))
overlap = float(np.mean([word in shared for word in asked]).round(4))
