# expect: error.truth
# verdict: learner_error
is_long = (docs["category"] == "returns") and (docs["n_words"] > 60)
long_ids = docs[is_long]["doc_id"].tolist()
